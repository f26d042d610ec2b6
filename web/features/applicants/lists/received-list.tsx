import * as said from '#contract/messages/en/applicants.ts';
import { useState } from 'react';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, candidatePath } from '#contract/shared/paths.ts';
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
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowActions } from '#web/ui/row-actions.tsx';
import { APPLICANT, APPLIED, Documents, EMAIL, withoutContacts } from './cells.tsx';
import type { Deciding } from './decide.tsx';
import { personOf, type useJobList } from './job-list.ts';
import { PeopleList } from './people-list.tsx';

export interface ReceivedListProps {
  job: JobWithApplications | undefined;
  label: string;
  list: ReturnType<typeof useJobList>;
}

const NOBODY_APPLIED = said.none();

/** The applicants of a job who await a decision. */
export function ReceivedList({ job, label, list }: ReceivedListProps) {
  const isSearched = list.text !== '';
  return (
    <Read
      query={list.query}
      waiting={<Loading shape="table" rows={8} />}
      empty={{
        when: (data) => data.items.length === 0,
        text: isSearched ? said.noMatch() : NOBODY_APPLIED,
        next: isSearched ? undefined : (
          <Anchor component={Link} to={PATHS.employerJobs}>
            {said.seeJobs()}
          </Anchor>
        ),
      }}
    >
      {(data) => (
        <Rows
          applicants={data.items}
          total={isSearched ? undefined : job?.applicationReceived}
          label={label}
          list={list}
        />
      )}
    </Read>
  );
}

type RowsProps = Omit<ReceivedListProps, 'job'> & {
  applicants: readonly Applicant[];
  total: number | undefined;
};

function Rows({ label, list, applicants, total }: RowsProps) {
  const pitch = useDialog<Applicant>();
  const criteria = useDialog<Applicant>();
  const schedule = useDialog<Applicant>();
  const [failure, setFailure] = useState<string | null>(null);
  const decides = useDecides();
  const refresh = useRefresh();
  // Someone else may have decided in the meantime. Once the person has read the reason, the list is updated.
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
        kinds={['accept', 'decline']}
        exported={APPLICANT_CSV}
        filename="applicants"
        actions={(row, ask) => (
          <RowActions
            name={row.candidateName}
            action={decides ? { label: said.accept(), onSelect: () => schedule.open(row) } : undefined}
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
      <ErrorModal message={failure} onClose={acknowledge} />
    </>
  );
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
    { label: said.viewProfile(), to: candidatePath(row.candidateId) },
    ...(row.criteriaParts.length > 0 ? [{ label: said.compared(), onSelect: onCriteria }] : []),
    // If there is no pitch, the dialog says so.
    { label: said.pitch(), onSelect: onPitch },
    ...(decides
      ? [{ label: said.decline(), danger: true, onSelect: () => ask('decline', [personOf(row)]) }]
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
      { header: said.willingTo(), cell: willingness },
      {
        header: said.criteria(),
        orderKey: 'criteriaMatches',
        fact: true,
        cell: (row) => <Criteria applicant={row} onOpen={() => onCriteria(row)} />,
      },
      {
        header: said.documents(),
        cell: (row) => <Documents applicant={row} onPitch={() => onPitch(row)} />,
      },
    ],
    applicants,
  );
}

function willingness({ isTravelPreferred, isRelocationPreferred }: Applicant): string {
  const what = [
    ...(isTravelPreferred ? [said.travel()] : []),
    ...(isRelocationPreferred ? [said.relocate()] : []),
  ];
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
      className={layout.link}
      title={criteriaSummary ?? undefined}
      onClick={onOpen}
    >
      {text}
      <VisuallyHidden>
        {criteriaSummary === null ? '' : `, ${criteriaSummary}.`} {said.comparedFor({ name: candidateName })}
      </VisuallyHidden>
    </Anchor>
  );
}
