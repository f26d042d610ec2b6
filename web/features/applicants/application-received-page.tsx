import * as said from '#contract/messages/en/applicants.ts';
import { Suspense } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

const JobApplicants = lazyAtOnce(async () => (await import('./lists/job-applicants.tsx')).JobApplicants);

/** Applications to decide, job by job. */
export default function ApplicationReceivedPage() {
  const query = useJobsWithApplications('PENDING');
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
