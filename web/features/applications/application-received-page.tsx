import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { Applicants } from './received/applicants.tsx';
import { JobPicker, useJobsWithApplications } from './received/job-picker.tsx';

/** Applications that need a decision, job by job. */
export default function ApplicationReceivedPage() {
  const query = useJobsWithApplications('PENDING');
  return (
    <Page title="Applications Received" lead="Choose a job, then accept or decline who applied to it.">
      <Read
        query={query}
        waiting={<Loading shape="picker" rows={6} />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'There are no application received till now.',
          next: (
            <Anchor component={Link} to={PATHS.employerJobs}>
              See your jobs
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <JobPicker
            label="Jobs with applications"
            countLabel="Applications received"
            applicationType="PENDING"
            jobs={data.items}
            query={query}
          >
            {(jobId, job) => <Applicants key={jobId} jobId={jobId} job={job} />}
          </JobPicker>
        )}
      </Read>
    </Page>
  );
}
