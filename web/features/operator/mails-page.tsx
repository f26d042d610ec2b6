import { Button, Group } from '@mantine/core';
import { MAIL_QUEUES } from '#contract/task-queues.ts';
import { getFailedMails } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { FailedTasks, useRetryAll } from './failed-tasks.tsx';
import { OperatorLayout } from './operator-layout.tsx';

/** Mails that were not sent. */
export default function MailsPage() {
  const query = useReadPages(getFailedMails, {}, ({ mails }) => mails);
  const retryAll = useRetryAll('Sent again now');
  return (
    <OperatorLayout title="Mails" lead="Mails whose last try failed. What a mail says is not shown here.">
      <Read
        query={query}
        waiting={<Loading rows={6} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'No mail has failed.' }}
      >
        {({ items }) => (
          <>
            <Group mb="md">
              <Button
                loading={retryAll.isPending}
                onClick={() => retryAll.mutate({ queues: [...MAIL_QUEUES] })}
              >
                Send all again
              </Button>
            </Group>
            <FailedTasks label="Failed mails" tasks={items} retryLabel="Send again" />
            <LoadMore query={query} />
          </>
        )}
      </Read>
    </OperatorLayout>
  );
}
