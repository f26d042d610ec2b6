import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Page } from '#web/ui/page.tsx';
import { JobsWithInterviews } from './employer/jobs-with-interviews.tsx';

const CompletedInterviews = lazyAtOnce(
  async () => (await import('./employer/completed-interviews.tsx')).CompletedInterviews,
);

/** Interviews that were taken, job by job, with their reports. */
export default function CompletedInterviewsPage() {
  return (
    <Page title="Completed Interviews" width="work">
      <JobsWithInterviews
        status="COMPLETED"
        label="Jobs with completed interviews"
        countLabel="Interviews completed"
        empty={{
          text: 'There are no completed interviews till now.',
          next: (
            <Anchor component={Link} to={PATHS.interviewScheduled}>
              See upcoming interviews
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
