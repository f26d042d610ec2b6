import { Suspense } from 'react';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { getReceivedApplicationsTotal } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadErrorModal } from './employer/load-error-modal.tsx';

const MissedInterviews = lazyAtOnce(
  async () => (await import('./employer/missed-interviews.tsx')).MissedInterviews,
);
const UpcomingInterviews = lazyAtOnce(
  async () => (await import('./employer/upcoming-interviews.tsx')).UpcomingInterviews,
);

/** Interviews to come, job by job, and those that were missed. */
export default function InterviewScheduledPage() {
  const query = useJobsWithApplications('SCHEDULED');
  const total = useRead(getReceivedApplicationsTotal, { applicationType: 'SCHEDULED' }).data?.applications;

  return (
    <Page
      width="work"
      title="Upcoming Interviews"
      actions={
        // The line is there before its number, so that nothing below it moves.
        <Text role="status">
          Total Interviews Scheduled: <strong>{total ?? '…'}</strong>
        </Text>
      }
    >
      <LoadErrorModal error={query.error} />
      <Read
        query={query}
        waiting={<Loading shape="picker" rows={6} />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'There are no interview scheduled till now.',
          next: (
            <Anchor component={Link} to={PATHS.applicationReceived}>
              See who applied
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <JobPicker
            label="Jobs with upcoming interviews"
            countLabel="Interviews scheduled"
            applicationType="SCHEDULED"
            jobs={data.items}
            query={query}
          >
            {(jobId, job) => (
              <Suspense fallback={<Loading shape="table" rows={3} />}>
                <UpcomingInterviews key={jobId} jobId={jobId} job={job} />
              </Suspense>
            )}
          </JobPicker>
        )}
      </Read>
      <Suspense fallback={null}>
        <MissedInterviews />
      </Suspense>
    </Page>
  );
}
