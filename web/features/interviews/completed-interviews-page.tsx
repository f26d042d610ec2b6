import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/employer-interviews.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Page } from '#web/ui/page.tsx';
import { JobsWithInterviews } from './employer/jobs-with-interviews.tsx';

const CompletedInterviews = lazyAtOnce(
  async () => (await import('./employer/completed-interviews.tsx')).CompletedInterviews,
);

/** Completed interviews, job by job, with their reports. */
export default function CompletedInterviewsPage() {
  return (
    <Page title={said.completed()} width="work">
      <JobsWithInterviews
        status="COMPLETED"
        label={said.jobsWithCompleted()}
        countLabel={said.completedCount()}
        empty={{
          text: said.noneCompleted(),
          next: (
            <Anchor component={Link} to={PATHS.interviewScheduled}>
              {said.seeUpcoming()}
            </Anchor>
          ),
        }}
        rows={8}
      >
        {(jobId, job) => <CompletedInterviews key={jobId} jobId={jobId} job={job} />}
      </JobsWithInterviews>
    </Page>
  );
}
