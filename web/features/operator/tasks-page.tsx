import { Button, Stack, Title } from '@mantine/core';
import { isTaskQueue } from '#contract/task-queues.ts';
import { counted } from '#contract/words.ts';
import { getFailedTasks, getTaskQueues } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { FailedTasks, useRetryAll } from './failed-tasks.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows } from './searched-list.tsx';

const HOUR = 3_600;

/** What the program does in the background. */
export default function TasksPage() {
  const queues = useRead(getTaskQueues, {});
  const failed = useReadPages(getFailedTasks, {}, ({ tasks }) => tasks);
  const retryAll = useRetryAll('Tried again now');
  return (
    <OperatorLayout title="Tasks" lead="What the program does in the background, and what of it failed.">
      <Stack gap="xl">
        <Stack gap="md" component="section">
          <Title order={2}>Not done yet</Title>
          <Read
            query={queues}
            waiting={<Loading rows={3} />}
            empty={{ when: (data) => data.queues.length === 0, text: 'Everything is done.' }}
          >
            {(data) => (
              <Rows
                label="Not done yet"
                rows={data.queues}
                keyOf={({ queue }) => queue}
                facts={({ title, waiting, retrying, running, failed: lost, oldestSeconds }) => (
                  <>
                    <strong>{title}</strong>
                    <span>
                      {waiting} waiting{retrying > 0 ? ` (${retrying} for another try)` : ''}, {running}{' '}
                      running, {lost} failed
                    </span>
                    {oldestSeconds === null ? null : (
                      <span>The oldest has been due for {age(oldestSeconds)}.</span>
                    )}
                  </>
                )}
                actions={({ queue, title, retrying, failed: lost }) =>
                  lost + retrying > 0 && isTaskQueue(queue) ? (
                    <Button
                      variant="default"
                      loading={retryAll.isPending && retryAll.variables.queues.includes(queue)}
                      onClick={() => retryAll.mutate({ queues: [queue] })}
                      aria-label={`Try all again: ${title}`}
                    >
                      Try all again
                    </Button>
                  ) : null
                }
              />
            )}
          </Read>
        </Stack>
        <Stack gap="md" component="section">
          <Title order={2}>Failed</Title>
          <Read
            query={failed}
            waiting={<Loading rows={3} />}
            empty={{ when: ({ items }) => items.length === 0, text: 'No task has failed.' }}
          >
            {({ items }) => (
              <>
                <FailedTasks label="Failed" tasks={items} retryLabel="Try again" />
                <LoadMore query={failed} />
              </>
            )}
          </Read>
        </Stack>
      </Stack>
    </OperatorLayout>
  );
}

function age(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  if (seconds < HOUR) return counted(Math.floor(seconds / 60), 'minute');
  if (seconds < 48 * HOUR) return counted(Math.floor(seconds / HOUR), 'hour');
  return counted(Math.floor(seconds / (24 * HOUR)), 'day');
}
