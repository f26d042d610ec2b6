import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { draftedJobs } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { JOB_CSV } from './csv-columns.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard, JobCardList } from './job-card.tsx';
import { nextStepTitle } from './wizard/progress/steps.ts';

/** Jobs that were started and not posted yet. */
export default function DraftedJobsPage() {
  const query = useReadPages(draftedJobs, {}, (jobs) => jobs);
  return (
    <Page
      title="Draft Jobs"
      lead="Only you see these. Continue one where you left it."
      actions={
        <Anchor component={Link} to={PATHS.jobTemplates}>
          Job Templates
        </Anchor>
      }
    >
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'There are no draft jobs till now.',
          next: (
            <Anchor component={Link} to={PATHS.createJob}>
              Post A Job
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <>
            <JobCardList label="Draft jobs" layout="grid">
              {data.items.map((job) => (
                <JobCard
                  key={job.id}
                  job={job}
                  note={`Next: ${nextStepTitle(job)}`}
                  actions={<JobActions job={job} withUpdate />}
                />
              ))}
            </JobCardList>
            <LoadMore query={query} />
            <Group mt="md">
              <DownloadCsv
                filename="drafts"
                call={draftedJobs}
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
