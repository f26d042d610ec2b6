import { useState } from 'react';
import { Button, Group, Stack, Title } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/operator.ts';
import { type TaskQueue, isTaskQueue } from '#contract/shared/task-queues.ts';
import { getFailedTasks, getTaskQueues, giveUpTask, retryTask, retryTasks } from '#web/api/calls.ts';
import { useRead, useReadPages, useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows } from './searched-list.tsx';

type Queue = OutputOf<typeof getTaskQueues>['queues'][number];
type FailedTask = OutputOf<typeof getFailedTasks>['tasks'][number];

const HOUR = 3_600;
const refreshes = [getTaskQueues, getFailedTasks];

/** The background tasks of the program, including emails. */
export default function TasksPage() {
  const queues = useRead(getTaskQueues, {});
  const failed = useReadPages(getFailedTasks, {}, ({ tasks }) => tasks);
  const retryAll = useSend(retryTasks, {
    refreshes,
    onError: ({ message }) => toast.danger(message),
    onSuccess: ({ data }) => toast.success(said.tryingAgain({ count: data.tasks })),
  });
  const toRetry = (queues.data?.queues ?? []).flatMap(retryable);
  return (
    <OperatorLayout title={said.tasks()} lead={said.tasksLead()}>
      <Stack gap="xl">
        <Stack gap="md" component="section">
          <Title order={2}>{said.notDone()}</Title>
          <Read
            query={queues}
            waiting={<Loading rows={3} />}
            empty={{ when: (data) => data.queues.length === 0, text: said.allDone() }}
          >
            {(data) => (
              <Rows
                label={said.notDone()}
                rows={data.queues}
                keyOf={({ queue }) => queue}
                facts={(queue) => <Counts queue={queue} />}
                actions={(queue) =>
                  retryable(queue).map((name) => (
                    <Button
                      key={name}
                      variant="default"
                      loading={retryAll.isPending && retryAll.variables.queues.includes(name)}
                      onClick={() => retryAll.mutate({ queues: [name] })}
                      aria-label={said.tryAllOf({ title: queue.title })}
                    >
                      {said.tryAll()}
                    </Button>
                  ))
                }
              />
            )}
          </Read>
        </Stack>
        <Stack gap="md" component="section">
          <Group justify="space-between">
            <Title order={2}>{said.failed()}</Title>
            {toRetry.length === 0 ? null : (
              <Button loading={retryAll.isPending} onClick={() => retryAll.mutate({ queues: toRetry })}>
                {said.tryEverything()}
              </Button>
            )}
          </Group>
          <Read
            query={failed}
            waiting={<Loading rows={3} />}
            empty={{ when: ({ items }) => items.length === 0, text: said.noneFailed() }}
          >
            {({ items }) => (
              <>
                <FailedTasks tasks={items} />
                <LoadMore query={failed} />
              </>
            )}
          </Read>
        </Stack>
      </Stack>
    </OperatorLayout>
  );
}

/** The queue, if any of its tasks can be retried. */
const retryable = ({ queue, retrying, failed }: Queue): TaskQueue[] =>
  failed + retrying > 0 && isTaskQueue(queue) ? [queue] : [];

function Counts({ queue: { title, waiting, retrying, running, failed, oldestSeconds } }: { queue: Queue }) {
  return (
    <>
      <strong>{title}</strong>
      <span>
        {retrying > 0
          ? said.countsRetrying({ waiting, retrying, running, failed })
          : said.counts({ waiting, running, failed })}
      </span>
      {oldestSeconds === null ? null : <span>{oldestInWords(oldestSeconds)}</span>}
    </>
  );
}

function oldestInWords(seconds: number): string {
  if (seconds < 60) return said.oldestUnderMinute();
  if (seconds < HOUR) return said.oldestMinutes({ minutes: Math.floor(seconds / 60) });
  if (seconds < 48 * HOUR) return said.oldestHours({ hours: Math.floor(seconds / HOUR) });
  return said.oldestDays({ days: Math.floor(seconds / (24 * HOUR)) });
}

/** Tells it from others of its kind. */
const nameOf = ({ title, recipient, queuedDate }: FailedTask): string =>
  [title, recipient, formatDateTime(queuedDate)].filter(Boolean).join(', ');

function FailedTasks({ tasks }: { tasks: readonly FailedTask[] }) {
  // The task stays set while the dialog closes, so that its text doesn't change before it is gone.
  const [givenUp, setGivenUp] = useState<FailedTask | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const options = {
    refreshes,
    onError: ({ message }: { message: string }) => {
      toast.danger(message);
      // In the meantime, it was retried automatically or someone else has given it up.
      void refresh(...refreshes);
    },
  };
  const retry = useSend(retryTask, { ...options, onSuccess: ({ message }) => toast.success(message) });
  const giveUp = useSend(giveUpTask, {
    ...options,
    onSuccess: ({ message }) => {
      setIsAsking(false);
      toast.success(message);
    },
  });
  return (
    <>
      <Rows
        label={said.failed()}
        rows={tasks}
        keyOf={({ taskId }) => taskId}
        facts={({ title, queuedDate, tries, why, nextTryDate, recipient }) => (
          <>
            <strong>{title}</strong>
            {recipient === null ? null : <span>{said.to({ recipient })}</span>}
            <span>{why ?? said.noReason()}</span>
            <span>
              {nextTryDate === null
                ? around(said.triesAndNoMore, { since: <DateText value={queuedDate} withTime />, tries })
                : around(said.triesAndNext, {
                    since: <DateText value={queuedDate} withTime />,
                    tries,
                    next: <DateText value={nextTryDate} withTime />,
                  })}
            </span>
          </>
        )}
        actions={(task) => (
          <>
            <Button
              variant="default"
              loading={retry.isPending && retry.variables.taskId === task.taskId}
              onClick={() => retry.mutate({ taskId: task.taskId })}
              aria-label={said.tryAgainNamed({ task: nameOf(task) })}
            >
              {said.tryAgain()}
            </Button>
            <Button
              variant="subtle"
              color="brick"
              onClick={() => {
                setGivenUp(task);
                setIsAsking(true);
              }}
              aria-label={said.giveUpNamed({ task: nameOf(task) })}
            >
              {said.giveUp()}
            </Button>
          </>
        )}
      />
      <ConfirmModal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => givenUp && giveUp.mutate({ taskId: givenUp.taskId })}
        title={said.giveUpTitle()}
        confirmLabel={said.giveUp()}
        cancelLabel={common.cancel()}
        danger
        busy={giveUp.isPending}
      >
        {givenUp === null ? null : said.giveUpAbout({ task: nameOf(givenUp) })}
      </ConfirmModal>
    </>
  );
}
