import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { OUTCOME_TITLES } from '#contract/interview/stages.ts';
import { useBookedTimes } from '#web/features/bookings/booked-times.ts';
import { useJobStages } from '#web/features/jobs/job-stages.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { ALL_STAGES, queueInput } from '../hiring-filters.ts';
import type { ViewProps } from '../hiring-views.tsx';
import { BoardColumn, isLeftOut, usePeopleIn } from './board-column.tsx';
import { useDraggedFrom } from './drag.ts';
import type { Target } from './keyboard-move.ts';
import { useMover } from './use-mover.ts';
import classes from './board.module.css';

export interface BoardStage {
  key: Target;
  title: string;
}

const DECLINED: BoardStage = { key: 'declined', title: OUTCOME_TITLES.declined };

/** The people of the list by stage. A card goes to another column by pointer, by keyboard, or by its menu. */
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
  // On a phone it begins where somebody is.
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
          Drag a card to another column. With the keyboard: Space on its handle, then left and right, then
          Space.
        </Text>
      ) : null}
      {narrow ? (
        <ul className={classes.tabs} aria-label="Stages">
          {columns.map(({ key, title }) => (
            <StageTab
              key={key}
              address={view.address}
              stage={key}
              isLeftOut={isOfAll && isLeftOut(key, counts[key])}
              isChosen={key === tab}
              onChoose={setChosen}
              onCount={note}
            >
              {title}{' '}
              <Text span inherit c="dimmed">
                {counts[key] ?? '…'}
              </Text>
            </StageTab>
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
  stage: Target;
  isLeftOut: boolean;
  isChosen: boolean;
  onChoose: (stage: Target) => void;
  onCount: (stage: Target, count: number) => void;
  children: ReactNode;
}

/** On a phone one column is shown at a time. Its tab says how many people are in it. */
function StageTab({ address, stage, onChoose, onCount, ...tab }: StageTabProps) {
  const total = usePeopleIn(address, stage).data?.first?.total;
  useEffect(() => {
    if (total !== undefined) onCount(stage, total);
  }, [total, stage, onCount]);
  if (tab.isLeftOut) return null;
  return (
    <li>
      <UnstyledButton className={classes.tab} aria-pressed={tab.isChosen} onClick={() => onChoose(stage)}>
        {tab.children}
      </UnstyledButton>
    </li>
  );
}
