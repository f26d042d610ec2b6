import { Suspense } from 'react';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/employer-interviews.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getReceivedApplicationsTotal } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { around } from '#web/ui/around.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Page } from '#web/ui/page.tsx';
import { JobsWithInterviews } from './employer/jobs-with-interviews.tsx';

const MissedInterviews = lazyAtOnce(
  async () => (await import('./employer/missed-interviews.tsx')).MissedInterviews,
);
const UpcomingInterviews = lazyAtOnce(
  async () => (await import('./employer/upcoming-interviews.tsx')).UpcomingInterviews,
);

/** Upcoming interviews, job by job, and missed ones. */
export default function InterviewScheduledPage() {
  const total = useRead(getReceivedApplicationsTotal, { applicationType: 'SCHEDULED' }).data?.applications;

  return (
    <Page
      width="work"
      title={said.upcoming()}
      actions={
        // The line is shown before its number is known, so that nothing below it moves.
        <Text role="status">{around(said.totalScheduled, { total: <strong>{total ?? '…'}</strong> })}</Text>
      }
    >
      <JobsWithInterviews
        status="SCHEDULED"
        label={said.jobsWithUpcoming()}
        countLabel={said.scheduledCount()}
        empty={{
          text: said.noneScheduled(),
          next: (
            <Anchor component={Link} to={PATHS.applicationReceived}>
              {said.seeApplicants()}
            </Anchor>
          ),
        }}
        rows={3}
      >
        {(jobId, job) => <UpcomingInterviews key={jobId} jobId={jobId} job={job} />}
      </JobsWithInterviews>
      <Suspense fallback={null}>
        <MissedInterviews />
      </Suspense>
    </Page>
  );
}
