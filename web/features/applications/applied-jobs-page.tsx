import * as said from '#contract/messages/en/applications.ts';
import { Suspense } from 'react';
import { Anchor, Button, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getCandidateApplications, getUnreadMessages } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import { MyOffers } from '#web/features/offers/my-offers.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { ApplicationStatusBadge } from './application-status.tsx';

const ApplicationDetails = lazyAtOnce(
  async () => (await import('./application-details.tsx')).ApplicationDetails,
);

const LIST_HEIGHT = 300;

export default function AppliedJobsPage() {
  const unread = useRead(getUnreadMessages, {}).data?.conversations ?? [];
  const query = useReadPages(getCandidateApplications, {}, (data) => data);
  // Kept in the address, so that the browser's back button closes them and a reload keeps them open.
  const [address, setAddress] = useSearchParams();
  const shown = address.get('applicationId') ?? address.get('messages');
  return (
    <Page title={said.title()}>
      <MyOffers />
      <Read
        query={query}
        waiting={<Loading shape="table" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: said.none(),
          next: (
            <Anchor component={Link} to={PATHS.openJobs}>
              {said.seeOpenJobs()}
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <DataTable
            label={said.listName()}
            height={LIST_HEIGHT}
            rows={data.items}
            rowKey={(row) => row.applicationId}
            columns={[
              {
                header: said.designation(),
                cell: (row) => row.role,
                sortBy: (row) => row.role,
                heading: true,
              },
              {
                header: said.appliedDate(),
                cell: (row) => <DateText value={row.appliedDate} />,
                sortBy: (row) => Date.parse(row.appliedDate),
              },
              {
                header: said.jobType(),
                cell: (row) => jobValue(row.type),
                sortBy: (row) => jobValue(row.type),
              },
              {
                header: said.details(),
                cell: (row) => (
                  <Group gap="0 16px" display="inline-flex">
                    <Button
                      variant="transparent"
                      px={0}
                      aria-label={said.viewDetailsOf({ job: row.role })}
                      onClick={() =>
                        setAddress({ applicationId: row.applicationId }, { preventScrollReset: true })
                      }
                    >
                      {said.viewDetails()}
                    </Button>
                    <NewMessages
                      count={unread.find((one) => one.applicationId === row.applicationId)?.unread ?? 0}
                      role={row.role}
                      onOpen={() => setAddress({ messages: row.applicationId }, { preventScrollReset: true })}
                    />
                  </Group>
                ),
              },
              {
                header: said.status(),
                cell: (row) => (
                  <ApplicationStatusBadge status={row.applicationStatus} isExpired={row.isExpired} />
                ),
                sortBy: (row) => (row.isExpired ? 'EXPIRED' : row.applicationStatus),
              },
            ]}
            footer={<LoadMore query={query} />}
          />
        )}
      </Read>
      <Suspense fallback={null}>
        <ApplicationDetails
          applicationId={shown}
          onClose={() => setAddress({}, { preventScrollReset: true, replace: true })}
        />
      </Suspense>
    </Page>
  );
}

interface NewMessagesProps {
  count: number;
  role: string;
  onOpen: () => void;
}

function NewMessages({ count, role, onOpen }: NewMessagesProps) {
  if (count === 0) return null;
  return (
    <Button
      variant="light"
      leftSection={<IconMail size={16} aria-hidden />}
      aria-label={said.newMessagesAbout({ count, job: role })}
      onClick={onOpen}
    >
      {said.newMessages({ count })}
    </Button>
  );
}
