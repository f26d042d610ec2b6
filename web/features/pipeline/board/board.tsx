import { useCallback, useEffect, useState } from 'react';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import * as said from '#contract/messages/en/pipeline.ts';
import { ALL_STAGES, OUTCOME_TITLES, type JobStage } from '#contract/interview/stages.ts';
import { useBookedTimes } from '#web/features/rounds/times/booked-times.ts';
import { useJobStages } from '#web/features/jobs/job-stages.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { queueInput } from '../hiring-filters.ts';
import type { ViewProps } from '../hiring-views.tsx';
import { BoardColumn, isLeftOut, usePeopleIn } from './board-column.tsx';
import { useDraggedFrom } from './drag.ts';
import type { Target } from './keyboard-move.ts';
import { useMover } from './use-mover.ts';
import classes from './board.module.css';

export type BoardStage = Omit<JobStage, 'key'> & { key: Target };

const DECLINED: BoardStage = { key: 'declined', title: OUTCOME_TITLES.declined, isPlanned: true };

/** The people of the list by stage. A card moves to another column by pointer, keyboard or menu. */
export function Board(props: ViewProps) {
  const { jobId } = queueInput(props.address);
  const stages = useJobStages(jobId ?? '');
  if (jobId !== undefined && stages === undefined) return <Loading shape="table" rows={8} />;
  return <Columns {...props} columns={[...(stages ?? ALL_STAGES), DECLINED]} isOfAll={jobId === undefined} />;
}

function Columns({
  columns,
  isOfAll,
  ...view
}: ViewProps & { columns: readonly BoardStage[]; isOfAll: boolean }) {
  const decides = useDecides();
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<Target | null>(null);
  const [counts, setCounts] = useState<Partial<Record<Target, number>>>({});
  const note = useCallback(
    (key: Target, count: number) => setCounts((known) => ({ ...known, [key]: count })),
    [],
  );
  // On a phone, the board starts at a column with people in it.
  const isCounted = columns.every(({ key }) => counts[key] !== undefined);
  const tab = chosen ?? (isCounted ? (columns.find(({ key }) => counts[key]) ?? columns[0]!).key : null);
  const mover = useMover(columns, view.choice);
  const bookedTimes = useBookedTimes(queueInput(view.address).jobId);
  const draggedFrom = useDraggedFrom();
  const from = mover.held?.person.stage ?? draggedFrom;
  const shown = narrow ? columns.filter(({ key }) => key === tab) : columns;
  return (
    <>
      {decides && !narrow ? (
        <Text size="sm" c="dimmed" mb="xs">
          {said.dragHelp()}
        </Text>
      ) : null}
      {narrow ? (
        <ul className={classes.tabs} aria-label={said.stages()}>
          {columns.map((column) => (
            <StageTab
              key={column.key}
              address={view.address}
              column={column}
              isChosen={column.key === tab}
              onChoose={setChosen}
              onCount={note}
            />
          ))}
        </ul>
      ) : null}
      {narrow && tab === null ? (
        <Loading rows={8} />
      ) : (
        <div className={classes.board}>
          {shown.map((column) => (
            <BoardColumn
              key={column.key}
              {...view}
              column={column}
              columns={columns}
              isOfAll={isOfAll}
              bookedTimes={bookedTimes}
              from={from}
              mover={mover}
              isMovable={decides}
              canFold={!narrow}
            />
          ))}
        </div>
      )}
      <VisuallyHidden role="status" aria-live="assertive">
        {mover.said}
      </VisuallyHidden>
      {mover.deciding.dialog}
      <ErrorModal message={mover.failure} onClose={mover.acknowledge} />
    </>
  );
}

interface StageTabProps {
  address: URLSearchParams;
  column: BoardStage;
  isChosen: boolean;
  onChoose: (stage: Target) => void;
  onCount: (stage: Target, count: number) => void;
}

/** On a phone, one column is shown at a time. Its tab shows how many people are in it. */
function StageTab({ address, column, isChosen, onChoose, onCount }: StageTabProps) {
  const { key, title } = column;
  const total = usePeopleIn(address, key).data?.first?.total;
  useEffect(() => {
    if (total !== undefined) onCount(key, total);
  }, [total, key, onCount]);
  if (isLeftOut(column, total)) return null;
  return (
    <li>
      <UnstyledButton className={classes.tab} aria-pressed={isChosen} onClick={() => onChoose(key)}>
        {title}{' '}
        <Text span inherit c="dimmed">
          {total ?? '…'}
        </Text>
      </UnstyledButton>
    </li>
  );
}
