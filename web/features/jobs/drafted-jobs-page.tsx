import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { draftedJobs } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { jobCsv } from './csv-columns.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard, JobCardList } from './job-card.tsx';
import { nextStepTitle } from './wizard/progress/steps.ts';

/** Jobs that were started but not posted yet. */
export default function DraftedJobsPage() {
  const query = useReadPages(draftedJobs, {}, (jobs) => jobs);
  return (
    <Page
      title={said.draftJobs()}
      lead={said.draftsAbout()}
      actions={
        <Anchor component={Link} to={PATHS.jobTemplates}>
          {said.templates()}
        </Anchor>
      }
    >
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: said.noneDrafted(),
          next: (
            <Anchor component={Link} to={PATHS.createJob}>
              {said.post()}
            </Anchor>
          ),
        }}
      >
        {(data) => (
          <>
            <JobCardList label={said.draftList()} layout="grid">
              {data.items.map((job) => (
                <JobCard
                  key={job.id}
                  job={job}
                  note={said.nextStep({ step: nextStepTitle(job) })}
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
                columns={jobCsv()}
              />
            </Group>
          </>
        )}
      </Read>
    </Page>
  );
}
