import { useState } from 'react';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, candidatePath, reportPath } from '#contract/paths.ts';
import { isAfterInterview } from '#contract/stages.ts';
import { useRefresh } from '#web/api/hooks.ts';
import type { Applicant } from '#web/features/applications/received/applicant.ts';
import { CriteriaModal } from '#web/features/applications/received/criteria-modal.tsx';
import { APPLICANT_CSV } from '#web/features/applications/received/csv-columns.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { PitchModal } from '#web/features/applications/received/pitch-modal.tsx';
import { APPLICATION_READS } from '#web/features/applications/received/reads.ts';
import { ScheduleModal } from '#web/features/applications/received/schedule-modal.tsx';
import { useDialog } from '#web/features/applications/received/use-dialog.ts';
import { useDecides } from '#web/session/member.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowActions } from '#web/ui/row-actions.tsx';
import { APPLICANT, APPLIED, Documents, EMAIL, withoutContacts } from './cells.tsx';
import type { DecisionKind } from '#web/features/decisions/decide-dialog.tsx';
import type { Deciding } from './decide.tsx';
import { askedFor, personOf, useJobList, type Shown } from './job-list.ts';
import { PeopleList } from './people-list.tsx';
import { useTakingBack, type TakingBack } from './taking-back.tsx';
import classes from './lists.module.css';

export interface ReceivedListProps {
  jobId: string;
  job: JobWithApplications | undefined;
  /** Those who applied and wait for a decision, unless others are chosen. */
  stage: Shown;
  label: string;
  list: ReturnType<typeof useReceived>;
}

/** The people of a job who are open in a stage, or were declined. */
export const useReceived = (jobId: string, stage: Shown) => useJobList(jobId, askedFor(stage));

const NOBODY_APPLIED = 'There are no application received till now.';

/** The people of a job who are in a stage, at first those who applied and wait for a decision. */
export function ReceivedList({ jobId, job, stage, label, list }: ReceivedListProps) {
  const isUsual = stage === 'applied' && list.text === '';
  return (
    <Read
      query={list.query}
      waiting={<Loading shape="table" rows={8} />}
      empty={{
        when: (data) => data.items.length === 0,
        text: isUsual ? NOBODY_APPLIED : 'Nobody matches these filters.',
        next: isUsual ? (
          <Anchor component={Link} to={PATHS.employerJobs}>
            See your jobs
          </Anchor>
        ) : undefined,
      }}
    >
      {(data) => (
        <Rows
          applicants={data.items}
          total={isUsual ? job?.applicationReceived : undefined}
          {...{ jobId, stage, label, list }}
        />
      )}
    </Read>
  );
}

/** How those who are shown can be decided. */
function kindsIn(stage: Shown): readonly DecisionKind[] {
  if (stage === 'declined') return [];
  if (stage === 'applied') return ['accept', 'decline'];
  if (stage === 'ai-interview') return ['decline'];
  return stage === 'hired' ? [] : ['advance', 'decline'];
}

type RowsProps = Omit<ReceivedListProps, 'job'> & {
  applicants: readonly Applicant[];
  total: number | undefined;
};

function Rows({ jobId, stage, label, list, applicants, total }: RowsProps) {
  const pitch = useDialog<Applicant>();
  const criteria = useDialog<Applicant>();
  const schedule = useDialog<Applicant>();
  const takingBack = useTakingBack();
  const [failure, setFailure] = useState<string | null>(null);
  const decides = useDecides();
  const refresh = useRefresh();
  // Another person may have decided in the meantime. After the reason is read, the list is updated.
  const acknowledge = () => {
    setFailure(null);
    void refresh(...APPLICATION_READS);
  };
  const dialog = (of: typeof pitch) => ({ opened: of.opened, onClose: of.close, applicant: of.subject });

  return (
    <>
      <PeopleList
        label={label}
        rows={applicants}
        person={personOf}
        query={list.query}
        order={list.order}
        total={total}
        readAll={list.readAll}
        kinds={kindsIn(stage)}
        moreBulk={takingBack.bulkFor}
        comparedJobId={stage !== 'declined' && isAfterInterview(stage) ? jobId : undefined}
        exported={APPLICANT_CSV}
        filename="applicants"
        actions={(row, ask) => (
          <RowActions
            name={row.candidateName}
            action={decides ? actionFor(row, () => schedule.open(row), ask, takingBack) : undefined}
            menu={menuFor(row, {
              decides,
              ask,
              onPitch: () => pitch.open(row),
              onCriteria: () => criteria.open(row),
            })}
          />
        )}
        columns={columnsFor(applicants, criteria.open, pitch.open)}
      />
      <PitchModal {...dialog(pitch)} />
      <CriteriaModal {...dialog(criteria)} />
      <ScheduleModal {...dialog(schedule)} onFailure={setFailure} />
      {takingBack.dialog}
      <ErrorModal message={failure} onClose={acknowledge} />
    </>
  );
}

/** What is done most with somebody in this stage. */
function actionFor(row: Applicant, onAccept: () => void, ask: Deciding['ask'], takingBack: TakingBack) {
  if (row.outcome !== null) return takingBack.actionFor(row);
  if (row.stage === 'applied') return { label: 'Accept', onSelect: onAccept };
  if (!isAfterInterview(row.stage)) return undefined;
  return { label: 'Advance', onSelect: () => ask('advance', [personOf(row)]) };
}

function menuFor(
  row: Applicant,
  {
    decides,
    ask,
    onPitch,
    onCriteria,
  }: { decides: boolean; ask: Deciding['ask']; onPitch: () => void; onCriteria: () => void },
) {
  return [
    { label: 'View Profile', to: candidatePath(row.candidateId) },
    ...(isAfterInterview(row.stage) ? [{ label: 'Feedback', to: reportPath(row.applicationId) }] : []),
    ...(row.criteriaParts.length > 0 ? [{ label: 'What was compared', onSelect: onCriteria }] : []),
    // Without a pitch the dialog says so.
    { label: 'Pitch', onSelect: onPitch },
    ...(decides && row.outcome === null
      ? [{ label: 'Decline', danger: true, onSelect: () => ask('decline', [personOf(row)]) }]
      : []),
  ];
}

function columnsFor(
  applicants: readonly Applicant[],
  onCriteria: (row: Applicant) => void,
  onPitch: (row: Applicant) => void,
): readonly Column<Applicant>[] {
  return withoutContacts(
    [
      APPLICANT,
      EMAIL,
      { ...APPLIED, fact: true },
      { header: 'Willing to', cell: willingness },
      {
        header: 'Criteria Matches',
        orderKey: 'criteriaMatches',
        fact: true,
        cell: (row) => <Criteria applicant={row} onOpen={() => onCriteria(row)} />,
      },
      {
        header: 'Documents',
        cell: (row) => <Documents applicant={row} onPitch={() => onPitch(row)} />,
      },
    ],
    applicants,
  );
}

function willingness({ isTravelPreferred, isRelocationPreferred }: Applicant): string {
  const what = [...(isTravelPreferred ? ['Travel'] : []), ...(isRelocationPreferred ? ['Relocate'] : [])];
  return what.length === 0 ? '-' : what.join(', ');
}

function Criteria({ applicant, onOpen }: { applicant: Applicant; onOpen: () => void }) {
  const text = criteriaText(applicant.criteriaMatches);
  if (applicant.criteriaParts.length === 0) return <Text inherit>{text}</Text>;
  const { criteriaSummary, candidateName } = applicant;
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      className={classes.inline}
      title={criteriaSummary ?? undefined}
      onClick={onOpen}
    >
      {text}
      <VisuallyHidden>
        {criteriaSummary === null ? '' : `, ${criteriaSummary}.`} What was compared for {candidateName}
      </VisuallyHidden>
    </Anchor>
  );
}
