import { lazy, Suspense } from 'react';
import { Anchor, SegmentedControl, Text } from '@mantine/core';
import { Link } from 'react-router';
import { questionReviewPath } from '#contract/paths.ts';
import { OUTCOME_TITLES, STAGES, stagesOf } from '#contract/stages.ts';
import { APPLICANT_CSV } from '#web/features/applications/received/csv-columns.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { useDecides } from '#web/session/member.ts';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { useJobStages, type Shown } from './job-list.ts';
import { SavedViews } from './saved-views.tsx';
import { ReceivedList, useReceived } from './received-list.tsx';

const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }));

export interface JobApplicantsProps {
  jobId: string;
  job: JobWithApplications | undefined;
}

/** The applicants of one job: as a table of one stage, or as a board of all stages. */
export function JobApplicants({ jobId, job }: JobApplicantsProps) {
  const { values, set } = useAddress(['stage', 'view']);
  const stage: Shown =
    values.stage === 'declined' ? 'declined' : (STAGES.find((each) => each === values.stage) ?? 'applied');
  const isBoard = values.view === 'board';
  const decides = useDecides();
  const known = useJobStages(jobId);
  const list = useReceived(jobId, stage);
  const first = list.query.data?.items[0];
  const role = job?.role ?? first?.role ?? known.role;
  const alternateJobId = job?.alternateJobId ?? first?.alternateJobId;
  const title = role ? `Applicants for ${role}` : 'Applicants';
  return (
    <Section
      title={title}
      actions={
        <>
          {decides ? (
            <Anchor component={Link} to={questionReviewPath(jobId)}>
              Review by question
            </Anchor>
          ) : null}
          {alternateJobId ? <Text c="dimmed">Job ID: {alternateJobId}</Text> : null}
        </>
      }
    >
      <FilterBar
        search={list.search}
        selects={
          isBoard
            ? []
            : [
                {
                  label: 'Stage',
                  value: stage === 'applied' ? '' : stage,
                  // Its place is there before the rounds of the job are known, so that nothing moves.
                  options: [
                    ...(known.stages ?? stagesOf([])).map(({ key, title: label }) => ({
                      value: key === 'applied' ? '' : key,
                      label,
                    })),
                    { value: 'declined', label: OUTCOME_TITLES.declined },
                  ],
                  onChange: (value) => set({ stage: value }),
                },
              ]
        }
      >
        <SavedViews list="received" />
        {isBoard ? null : (
          <DownloadCsv
            {...list.download}
            filename={`applications-${alternateJobId ?? jobId}`}
            columns={APPLICANT_CSV}
          />
        )}
        <SegmentedControl
          aria-label="View"
          value={isBoard ? 'board' : 'table'}
          onChange={(value) => set({ view: value === 'board' ? 'board' : '' })}
          data={[
            { value: 'table', label: 'Table' },
            { value: 'board', label: 'Board' },
          ]}
        />
      </FilterBar>
      {isBoard ? (
        known.stages === undefined ? (
          <Loading shape="table" rows={8} />
        ) : (
          <Suspense fallback={<Loading shape="table" rows={8} />}>
            <Board jobId={jobId} stages={known.stages} text={list.text} />
          </Suspense>
        )
      ) : (
        <ReceivedList jobId={jobId} job={job} stage={stage} label={title} list={list} />
      )}
    </Section>
  );
}
