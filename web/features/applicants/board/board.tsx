import { useState } from 'react';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Stage } from '#contract/stages.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { BoardColumn, DeclineColumn } from './board-column.tsx';
import { useDraggedFrom } from './drag.ts';
import { useMover } from './use-mover.ts';
import classes from './board.module.css';

export interface BoardStage {
  key: Stage;
  title: string;
}

export interface BoardProps {
  jobId: string;
  stages: readonly BoardStage[];
  /** What is searched for; empty for everybody. */
  text: string;
}

/** The people of a job by stage. A card goes to another column by pointer, by keyboard, or by its menu. */
export function Board({ jobId, stages, text }: BoardProps) {
  const decides = useDecides();
  const narrow = useNarrow();
  const [tab, setTab] = useState<Stage>(stages[0]!.key);
  const mover = useMover(stages);
  const draggedFrom = useDraggedFrom();
  const from = mover.held?.person.stage ?? draggedFrom;
  const shown = narrow ? stages.filter(({ key }) => key === tab) : stages;
  return (
    <>
      {decides && !narrow ? (
        <Text size="sm" c="dimmed" mb="xs">
          Drag a card to another column. With the keyboard: Space on a card, then left and right, then Space.
        </Text>
      ) : null}
      {narrow ? <StageTabs stages={stages} chosen={tab} onChoose={setTab} /> : null}
      <div className={classes.board}>
        {shown.map((stage) => (
          <BoardColumn
            key={stage.key}
            jobId={jobId}
            stage={stage}
            stages={stages}
            text={text}
            from={from}
            mover={mover}
            isMovable={decides}
          />
        ))}
        {decides && !narrow ? <DeclineColumn from={from} mover={mover} /> : null}
      </div>
      <VisuallyHidden role="status" aria-live="assertive">
        {mover.said}
      </VisuallyHidden>
      {mover.deciding.dialog}
      <ErrorModal message={mover.failure} onClose={mover.acknowledge} />
    </>
  );
}

/** On a phone one column is shown at a time. */
function StageTabs({
  stages,
  chosen,
  onChoose,
}: {
  stages: readonly BoardStage[];
  chosen: Stage;
  onChoose: (stage: Stage) => void;
}) {
  return (
    <ul className={classes.tabs} aria-label="Stages">
      {stages.map(({ key, title }) => (
        <li key={key}>
          <UnstyledButton className={classes.tab} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
            {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
