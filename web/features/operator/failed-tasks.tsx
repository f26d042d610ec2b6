import { useState } from 'react';
import { Button } from '@mantine/core';
import { counted } from '#contract/words.ts';
import {
  getFailedMails,
  getFailedTasks,
  getTaskQueues,
  giveUpTask,
  retryTask,
  retryTasks,
} from '#web/api/calls.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { toast } from '#web/ui/toast.ts';
import { Rows } from './searched-list.tsx';

type FailedTask = OutputOf<typeof getFailedTasks>['tasks'][number] & { recipient?: string | null };

/** Tells it from others of its kind. */
const nameOf = ({ title, recipient, queuedDate }: FailedTask): string =>
  [title, recipient, formatDateTime(queuedDate)].filter(Boolean).join(', ');

const refreshes = [getTaskQueues, getFailedTasks, getFailedMails];

/** Tries all failed tasks of some kinds again, and says how many they were after `done`. */
export const useRetryAll = (done: string) =>
  useSend(retryTasks, {
    refreshes,
    onError: ({ message }) => toast.danger(message),
    onSuccess: ({ data }) => toast.success(`${done}: ${counted(data.tasks, 'task')}.`),
  });

/** Tasks whose last try failed, with why, and what can be done about each. */
export function FailedTasks({
  label,
  tasks,
  retryLabel,
}: {
  label: string;
  tasks: readonly FailedTask[];
  retryLabel: string;
}) {
  // The task stays while the dialog closes, so that its text does not change before it is gone.
  const [givenUp, setGivenUp] = useState<FailedTask | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const options = {
    refreshes,
    onError: ({ message }: { message: string }) => {
      toast.danger(message);
      // Meanwhile it was tried again by itself, or somebody else has given it up.
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
        label={label}
        rows={tasks}
        keyOf={({ taskId }) => taskId}
        facts={({ title, queuedDate, tries, why, nextTryDate, recipient }) => (
          <>
            <strong>{recipient ?? title}</strong>
            {recipient === undefined ? null : (
              <span>{recipient === null ? 'The address is looked up when it is sent.' : title}</span>
            )}
            <span>{why ?? 'No reason is known.'}</span>
            <span>
              Since <DateText value={queuedDate} withTime />. {tries === 1 ? 'One try' : `${tries} tries`},{' '}
              {nextTryDate === null ? 'and no more by itself.' : 'the next '}
              {nextTryDate === null ? null : <DateText value={nextTryDate} withTime />}
            </span>
          </>
        )}
        actions={(task) => (
          <>
            <Button
              variant="default"
              loading={retry.isPending && retry.variables.taskId === task.taskId}
              onClick={() => retry.mutate({ taskId: task.taskId })}
              aria-label={`${retryLabel}: ${nameOf(task)}`}
            >
              {retryLabel}
            </Button>
            <Button
              variant="subtle"
              color="brick"
              onClick={() => {
                setGivenUp(task);
                setIsAsking(true);
              }}
              aria-label={`Give up: ${nameOf(task)}`}
            >
              Give up
            </Button>
          </>
        )}
      />
      <ConfirmModal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => givenUp && giveUp.mutate({ taskId: givenUp.taskId })}
        title="Give the task up?"
        confirmLabel="Give up"
        cancelLabel="Cancel"
        danger
        busy={giveUp.isPending}
      >
        {givenUp === null ? null : nameOf(givenUp)}: what it would have done is not done, and nobody can try
        it again.
      </ConfirmModal>
    </>
  );
}
