import { Suspense } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadErrorModal } from './employer/load-error-modal.tsx';

const CompletedInterviews = lazyAtOnce(
  async () => (await import('./employer/completed-interviews.tsx')).CompletedInterviews,
);

/** Interviews that were taken, job by job, with their reports. */
export default function CompletedInterviewsPage() {
  const query = useJobsWithApplications('COMPLETED');
  return (
    <Page title="Completed Interviews" width="work">
      <LoadErrorModal error={query.error} />
      <Read
        query={query}
        waiting={<Loading shape="picker" rows={6} />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'There are no completed interviews till now.',
          next: (
            <Anchor component={Link} to={PATHS.interviewScheduled}>
              See upcoming interviews
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <JobPicker
            label="Jobs with completed interviews"
            countLabel="Interviews completed"
            applicationType="COMPLETED"
            jobs={data.items}
            query={query}
          >
            {(jobId, job) => (
              <Suspense fallback={<Loading shape="table" rows={8} />}>
                <CompletedInterviews key={jobId} jobId={jobId} job={job} />
              </Suspense>
            )}
          </JobPicker>
        )}
      </Read>
    </Page>
  );
}
