import { Anchor, Avatar, Group, Text, UnstyledButton } from '@mantine/core';
import { IconPinFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { reportPath } from '#contract/shared/paths.ts';
import type { getComparison } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Score } from '#web/features/applications/received/score.tsx';
import { CoverageBar } from '#web/features/feedback/coverage-bar.tsx';
import { VerdictMark } from '#web/ui/verdict-badge.tsx';
import { formatDuration } from '#web/ui/dates.ts';
import { RowMenu, type MenuEntry } from '#web/ui/row-menu.tsx';
import { shownAs } from './shown-names.ts';
import classes from './compare.module.css';

type Comparison = OutputOf<typeof getComparison>;
export type ComparedQuestion = Comparison['questions'][number];
export type ComparedCandidate = Comparison['candidates'][number];

export interface Chosen {
  questionId: string;
  /** Null for everyone's answers. */
  applicationId: string | null;
}

export interface CompareGridProps {
  questions: readonly ComparedQuestion[];
  /** The candidates in view. */
  candidates: readonly ComparedCandidate[];
  /** The pinned ones among them, who stay in view. */
  pinned: readonly string[];
  /** The menu entries for a candidate. */
  entriesOf: (applicationId: string) => MenuEntry[];
  /** The position in the whole comparison, which gives hidden candidates their names. */
  placeOf: (applicationId: string) => number;
  isHidden: boolean;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/** Candidates as columns, questions as rows. A cell opens one answer, a row's heading opens everyone's. */
export function CompareGrid(props: CompareGridProps) {
  const { questions, candidates, pinned, entriesOf, placeOf, isHidden, chosen, onChoose } = props;
  const isChosen = (questionId: string, applicationId: string | null) =>
    chosen?.questionId === questionId && chosen.applicationId === applicationId;
  return (
    <table className={classes.grid} aria-label={said.comparison()}>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {said.question()}
          </th>
          {candidates.map((candidate) => {
            const { applicationId } = candidate;
            const { name, avatarUrl } = shownAs(candidate, placeOf(applicationId), isHidden);
            return (
              <th key={applicationId} scope="col" className={classes.column}>
                <Group gap={6} wrap="nowrap" justify="space-between">
                  <Avatar src={avatarUrl} alt="" size={32} color="pine" name={name} />
                  {pinned.includes(applicationId) ? (
                    <IconPinFilled size={16} role="img" aria-label={said.pinned()} />
                  ) : null}
                  <RowMenu label={said.moreFor({ name })} entries={entriesOf(applicationId)} />
                </Group>
                <Anchor component={Link} to={reportPath(applicationId)} className={classes.who}>
                  {name}
                </Anchor>
                <Text span inherit c="dimmed" fz="sm">
                  {candidate.mustScoreFirst ? said.judgeFirst() : <Score figures={candidate} />}
                </Text>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {questions.map((question, index) => (
          <tr key={question.questionId}>
            <th scope="row">
              <UnstyledButton
                className={classes.question}
                aria-pressed={isChosen(question.questionId, null)}
                onClick={() => onChoose({ questionId: question.questionId, applicationId: null })}
              >
                {index + 1}. {question.question}
              </UnstyledButton>
            </th>
            {candidates.map((candidate) => (
              <td key={candidate.applicationId}>
                <Cell
                  candidate={candidate}
                  questionId={question.questionId}
                  isChosen={isChosen(question.questionId, candidate.applicationId)}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  candidate: ComparedCandidate;
  questionId: string;
  isChosen: boolean;
  onChoose: (chosen: Chosen) => void;
}

function Cell({ candidate, questionId, isChosen, onChoose }: CellProps) {
  const cell = candidate.cells.find((one) => one.questionId === questionId);
  if (!cell)
    return (
      <Text span inherit display="block" p={10} c="dimmed" fz="0.875rem">
        {said.notAsked()}
      </Text>
    );
  return (
    <UnstyledButton
      className={classes.cell}
      aria-pressed={isChosen}
      onClick={() => onChoose({ questionId, applicationId: candidate.applicationId })}
    >
      {candidate.mustScoreFirst ? <span>{said.answer()}</span> : <VerdictMark verdict={cell.verdict} />}
      {cell.coverage === null ? null : <CoverageBar coverage={cell.coverage} isShort />}
      {cell.seconds === null ? null : (
        <span>
          <IconPlayerPlayFilled size={12} aria-hidden /> {formatDuration(cell.seconds)}
        </span>
      )}
    </UnstyledButton>
  );
}
