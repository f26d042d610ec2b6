import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { CompletedInterviews } from './employer/completed-interviews.tsx';
import { LoadErrorModal } from './employer/job-interviews.tsx';

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
            {(jobId, job) => <CompletedInterviews key={jobId} jobId={jobId} job={job} />}
          </JobPicker>
        )}
      </Read>
    </Page>
  );
}
