import { Group, Text } from '@mantine/core';
import { getEmployerDashboard, deletedJobs } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { JOB_CSV } from './csv-columns.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard, JobCardList } from './job-card.tsx';

/** Deleted jobs. Repost opens a posted job again; Restore returns a job to its previous status. */
export default function DeletedJobsPage() {
  const query = useReadPages(deletedJobs, {}, (jobs) => jobs);
  const total = useRead(getEmployerDashboard, {}).data?.deletedJobsCount;
  return (
    <Page title="Deleted Jobs">
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'There are no deleted jobs till now.',
        }}
      >
        {(data) => (
          <>
            <Text c="dimmed" mb="md" role="status">
              Deleted Jobs: {total ?? `${data.items.length}${query.hasNextPage ? ' or more' : ''}`}
            </Text>
            <JobCardList label="Deleted jobs" layout="grid">
              {data.items.map((job) => (
                <JobCard key={job.id} job={job} actions={<JobActions job={job} />} />
              ))}
            </JobCardList>
            <LoadMore query={query} />
            <Group mt="md">
              <DownloadCsv
                filename="deleted-jobs"
                call={deletedJobs}
                input={{}}
                itemsOf={(jobs) => jobs}
                columns={JOB_CSV}
              />
            </Group>
          </>
        )}
      </Read>
    </Page>
  );
}
