import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/employer-interviews.ts';
import { hiringPath } from '#contract/shared/paths.ts';
import type { Applicant } from '#web/features/applications/received/applicant.ts';
import { APPLICANT_CSV } from '#web/features/applications/received/csv-columns.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import {
  APPLICANT,
  CRITERIA,
  EMAIL,
  INTERVIEW_DATE,
  PHONE,
  SERIAL_NUMBER,
  withoutContacts,
} from '#web/features/applicants/lists/cells.tsx';
import type { DecisionKind } from '#web/features/decisions/decide-dialog.tsx';
import type { Deciding } from '#web/features/applicants/lists/decide.tsx';
import { personOf, useJobList } from '#web/features/applicants/lists/job-list.ts';
import { PeopleList, type PeopleListProps } from '#web/features/applicants/lists/people-list.tsx';
import { SavedViews } from '#web/features/applicants/lists/saved-views.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DownloadCsv, type CsvColumn } from '#web/ui/download-csv.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { PleaseWait } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadErrorModal } from './load-error-modal.tsx';
import { OpenTimes } from './open-times.tsx';

export type Interview = Applicant;

export interface JobInterviewsProps {
  jobId: string;
  job: JobWithApplications | undefined;
  status: 'SCHEDULED' | 'COMPLETED';
  /** In px, on wide screens. */
  height?: number;
  /** Columns that follow the ones both lists share. */
  moreColumns?: readonly Column<Interview>[];
  moreExported?: readonly CsvColumn<Interview>[];
  kinds: readonly DecisionKind[];
  moreBulk?: PeopleListProps<Interview>['moreBulk'];
  actions: (row: Interview, ask: Deciding['ask']) => ReactNode;
  /** The name of the exported file, without its extension. */
  filename: string;
  emptyNext?: ReactNode;
}

const COLUMNS: readonly Column<Interview>[] = [
  SERIAL_NUMBER,
  { ...INTERVIEW_DATE, fact: true, cell: (row) => <OpenTimes interview={row.interview} /> },
  APPLICANT,
  EMAIL,
  PHONE,
  { ...CRITERIA, fact: true },
];

/** The interviews of one job, upcoming or completed. */
export function JobInterviews(props: JobInterviewsProps) {
  const { jobId, job, status, moreColumns = [], moreExported = [] } = props;
  const list = useJobList(jobId, { applicationType: status });
  const isFiltered = list.text !== '';
  const role = job?.role ?? list.query.data?.items[0]?.role;
  const label = role ? said.interviewsFor({ role }) : said.interviews();
  return (
    <Section
      title={label}
      actions={
        <Anchor
          component={Link}
          to={hiringPath({ jobId, stage: status === 'SCHEDULED' ? 'ai-interview' : 'review' })}
        >
          {said.openInHiring()}
        </Anchor>
      }
    >
      <FilterBar search={list.search}>
        <SavedViews list={status === 'SCHEDULED' ? 'upcoming' : 'completed'} />
        <DownloadCsv
          {...list.download}
          filename={props.filename}
          columns={[...APPLICANT_CSV, ...moreExported]}
        />
      </FilterBar>
      <LoadErrorModal error={list.query.error} />
      <Read
        query={list.query}
        waiting={<PleaseWait text={said.pleaseWait()} />}
        empty={{
          when: (data) => data.items.length === 0,
          text: isFiltered ? said.nobodyMatches() : said.noneForJob(),
          next: isFiltered ? undefined : props.emptyNext,
        }}
      >
        {(data) => (
          <PeopleList
            label={label}
            rows={data.items}
            person={personOf}
            query={list.query}
            order={list.order}
            total={isFiltered ? undefined : job?.applicationReceived}
            readAll={list.readAll}
            kinds={props.kinds}
            comparedJobId={status === 'COMPLETED' ? jobId : undefined}
            {...(props.moreBulk === undefined ? {} : { moreBulk: props.moreBulk })}
            columns={[...withoutContacts(COLUMNS, data.items), ...moreColumns]}
            exported={[...APPLICANT_CSV, ...moreExported]}
            filename={props.filename}
            actions={props.actions}
            {...(props.height === undefined ? {} : { height: props.height })}
          />
        )}
      </Read>
    </Section>
  );
}
