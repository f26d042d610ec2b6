import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, reportPath } from '#contract/paths.ts';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useDecides } from '#web/session/member.ts';
import { JobInterviews, LoadErrorModal, changeColumn, type Interview } from './employer/job-interviews.tsx';

const FEEDBACK: readonly Column<Interview>[] = [
  {
    header: 'Feedback',
    cell: (row) => (
      <Anchor component={Link} to={reportPath(row.applicationId)} inherit>
        Feedback<VisuallyHidden> on {row.candidateName}</VisuallyHidden>
      </Anchor>
    ),
  },
];

/** Interviews that were taken, job by job, with their reports. */
export default function CompletedInterviewsPage() {
  const query = useJobsWithApplications('COMPLETED');
  const decides = useDecides();
  return (
    <Page title="Completed Interviews">
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
              <JobInterviews
                key={jobId}
                jobId={jobId}
                job={job}
                status="COMPLETED"
                moreColumns={decides ? [...FEEDBACK, changeColumn] : FEEDBACK}
              />
            )}
          </JobPicker>
        )}
      </Read>
    </Page>
  );
}
