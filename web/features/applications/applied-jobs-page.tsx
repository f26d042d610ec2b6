import { Suspense } from 'react';
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { getCandidateApplications } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
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

/** The candidate's applications and the status of each. */
export default function AppliedJobsPage() {
  const query = useReadPages(getCandidateApplications, {}, (data) => data);
  // The open details are in the address, so that the browser's back button closes them and a reload keeps
  // them.
  const [address, setAddress] = useSearchParams();
  const shown = address.get('applicationId');
  return (
    <Page title="Applied Jobs">
      <Read
        query={query}
        waiting={<Loading shape="table" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'Sorry No applied jobs',
          next: (
            <Anchor component={Link} to={PATHS.openJobs}>
              See the open jobs
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <DataTable
            label="Applied jobs"
            height={LIST_HEIGHT}
            rows={data.items}
            rowKey={(row) => row.applicationId}
            columns={[
              { header: 'Designation', cell: (row) => row.role, sortBy: (row) => row.role, heading: true },
              {
                header: 'Applied Date',
                cell: (row) => <DateText value={row.appliedDate} />,
                sortBy: (row) => Date.parse(row.appliedDate),
              },
              { header: 'Job Type', cell: (row) => row.type, sortBy: (row) => row.type },
              {
                header: 'Details',
                cell: (row) => (
                  <Button
                    variant="transparent"
                    px={0}
                    onClick={() =>
                      setAddress({ applicationId: row.applicationId }, { preventScrollReset: true })
                    }
                  >
                    View Details<VisuallyHidden> of {row.role}</VisuallyHidden>
                  </Button>
                ),
              },
              {
                header: 'Application Status',
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
