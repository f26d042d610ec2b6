import { useEffect } from 'react';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { JobPicker, useJobsWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { JobInterviews, LoadErrorModal } from './employer/job-interviews.tsx';

const TABLE_HEIGHT_PX = 200;

/** Interviews to come, job by job. */
export default function InterviewScheduledPage() {
  const query = useJobsWithApplications('SCHEDULED');
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  // The total is over all jobs, so all of them are read, a page at a time.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const total = query.data?.items.reduce((sum, job) => sum + job.applicationReceived, 0);

  return (
    <Page
      title="Upcoming Interviews"
      actions={
        total === undefined ? null : (
          <Text role="status">
            Total Interviews Scheduled:{' '}
            <strong>
              {total}
              {hasNextPage ? '…' : ''}
            </strong>
          </Text>
        )
      }
    >
      <LoadErrorModal error={query.error} />
      <Read
        query={query}
        waiting={<Loading shape="cards" rows={3} />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'There are no interview scheduled till now.',
          next: (
            <Anchor component={Link} to="/application-received">
              See who applied
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <JobPicker
            label="Jobs with upcoming interviews"
            countLabel="Interviews scheduled"
            jobs={data.items}
            query={query}
          >
            {(jobId, job) => (
              <JobInterviews
                key={jobId}
                jobId={jobId}
                job={job}
                status="SCHEDULED"
                height={TABLE_HEIGHT_PX}
              />
            )}
          </JobPicker>
        )}
      </Read>
    </Page>
  );
}
