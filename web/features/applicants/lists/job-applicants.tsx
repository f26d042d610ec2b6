import * as said from '#contract/messages/en/applicants.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { hiringPath } from '#contract/shared/paths.ts';
import { APPLICANT_CSV } from '#web/features/applications/received/csv-columns.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { Section } from '#web/ui/page.tsx';
import { useJobList } from './job-list.ts';
import { SavedViews } from './saved-views.tsx';
import { ReceivedList } from './received-list.tsx';

export interface JobApplicantsProps {
  jobId: string;
  job: JobWithApplications | undefined;
}

/** The applicants of one job who await a decision. */
export function JobApplicants({ jobId, job }: JobApplicantsProps) {
  const list = useJobList(jobId, { applicationType: 'PENDING' });
  const { role, alternateJobId } = job ?? list.query.data?.items[0] ?? {};
  const title = role ? said.listTitle({ job: role }) : said.applicants();
  return (
    <Section
      title={title}
      actions={
        <>
          <Anchor component={Link} to={hiringPath({ jobId })}>
            {said.openInHiring()}
          </Anchor>
          {alternateJobId ? <Text c="dimmed">{said.jobIdIs({ id: alternateJobId })}</Text> : null}
        </>
      }
    >
      <FilterBar search={list.search}>
        <SavedViews list="received" />
        <DownloadCsv
          {...list.download}
          filename={`applications-${alternateJobId ?? jobId}`}
          columns={APPLICANT_CSV}
        />
      </FilterBar>
      <ReceivedList job={job} label={title} list={list} />
    </Section>
  );
}
