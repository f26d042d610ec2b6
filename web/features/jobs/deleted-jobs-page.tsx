import { Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { getEmployerDashboard, deletedJobs } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { jobCsv } from './csv-columns.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard, JobCardList } from './job-card.tsx';

/** Deleted jobs. Repost reopens a posted job; Restore returns a job to its previous status. */
export default function DeletedJobsPage() {
  const query = useReadPages(deletedJobs, {}, (jobs) => jobs);
  const total = useRead(getEmployerDashboard, {}).data?.deletedJobsCount;
  return (
    <Page title={said.deletedJobs()}>
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: said.noneDeleted(),
        }}
      >
        {(data) => (
          <>
            <Text c="dimmed" mb="md" role="status">
              {(total === undefined && query.hasNextPage ? said.deletedCountOrMore : said.deletedCount)({
                total: total ?? data.items.length,
              })}
            </Text>
            <JobCardList label={said.deletedList()} layout="grid">
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
                columns={jobCsv()}
              />
            </Group>
          </>
        )}
      </Read>
    </Page>
  );
}
