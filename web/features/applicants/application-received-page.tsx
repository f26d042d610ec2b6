import { Suspense } from 'react';
import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { AdjustmentRequests } from './adjustments/adjustment-requests.tsx';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

const JobApplicants = lazyAtOnce(async () => (await import('./lists/job-applicants.tsx')).JobApplicants);

/** Applications that need a decision, job by job. */
export default function ApplicationReceivedPage() {
  const query = useJobsWithApplications('PENDING');
  const [address] = useSearchParams();
  // Another stage of a job, or its board, is of use although nobody waits for a decision there.
  const looksFurther = address.has('jobId') && (address.has('stage') || address.has('view'));
  return (
    <Page
      width="work"
      title="Applications Received"
      lead="Choose a job, then accept or decline who applied to it."
    >
      <AdjustmentRequests />
      <Read
        query={query}
        waiting={<Loading shape="picker" rows={6} />}
        empty={
          looksFurther
            ? 'never'
            : {
                when: (data) => data.items.length === 0,
                text: 'There are no application received till now.',
                next: (
                  <Anchor component={Link} to={PATHS.employerJobs}>
                    See your jobs
                  </Anchor>
                ),
              }
        }
      >
        {(data) => (
          <JobPicker
            label="Jobs with applications"
            countLabel="Applications received"
            applicationType="PENDING"
            jobs={data.items}
            query={query}
            keeps={looksFurther}
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
