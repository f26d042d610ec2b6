import * as said from '#contract/messages/en/applicants.ts';
import { Suspense } from 'react';
import { Anchor } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PATHS, hiringPath } from '#contract/shared/paths.ts';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

const JobApplicants = lazyAtOnce(async () => (await import('./lists/job-applicants.tsx')).JobApplicants);

/** Applications to decide, job by job. */
export default function ApplicationReceivedPage() {
  const query = useJobsWithApplications('PENDING');
  const [address] = useSearchParams();
  // The board of a job and its later stages are in Hiring.
  if (address.has('stage') || address.has('view')) return <Navigate to={hiringOf(address)} replace />;
  return (
    <Page width="work" title={said.title()} lead={said.lead()}>
      <Read
        query={query}
        waiting={<Loading shape="picker" rows={6} />}
        empty={{
          when: (data) => data.items.length === 0,
          text: said.none(),
          next: (
            <Anchor component={Link} to={PATHS.employerJobs}>
              {said.seeJobs()}
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <JobPicker
            label={said.jobsList()}
            countLabel={said.countName()}
            applicationType="PENDING"
            jobs={data.items}
            query={query}
          >
            {(jobId, job) => (
              <Suspense fallback={<Loading shape="table" rows={8} />}>
                <JobApplicants key={jobId} jobId={jobId} job={job} />
              </Suspense>
            )}
          </JobPicker>
        )}
      </Read>
    </Page>
  );
}

/** What was an address of this page before its board and its stages moved to Hiring. */
function hiringOf(address: URLSearchParams): string {
  const { stage, ...others } = Object.fromEntries(address);
  const isClosed = stage === 'declined' || stage === 'hired';
  return hiringPath({ ...others, ...(stage && { [isClosed ? 'outcome' : 'stage']: stage }) });
}
