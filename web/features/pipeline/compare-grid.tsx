import { Anchor, Avatar, UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { reportPath } from '#contract/paths.ts';
import type { getComparison } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Score } from '#web/features/applications/received/score.tsx';
import { CoverageBar } from '#web/features/feedback/coverage-bar.tsx';
import { VerdictMark } from '#web/ui/badges.tsx';
import { formatDuration } from '#web/ui/dates.ts';
import { shownAs } from './shown-names.ts';
import classes from './compare.module.css';

type Comparison = OutputOf<typeof getComparison>;
export type ComparedQuestion = Comparison['questions'][number];
export type ComparedCandidate = Comparison['candidates'][number];

export interface Chosen {
  questionId: string;
  /** null means everybody's answers. */
  applicationId: string | null;
}

export interface CompareGridProps {
  questions: readonly ComparedQuestion[];
  /** The candidates in view, and the place of the first of them. */
  candidates: readonly ComparedCandidate[];
  firstPlace: number;
  isHidden: boolean;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/** Candidates as columns, questions as rows. A cell opens an answer, a row's heading everybody's. */
export function CompareGrid(props: CompareGridProps) {
  const { questions, candidates, firstPlace, isHidden, chosen, onChoose } = props;
  const isChosen = (questionId: string, applicationId: string | null) =>
    chosen?.questionId === questionId && chosen.applicationId === applicationId;
  return (
    <table className={classes.grid} aria-label="Comparison">
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            Question
          </th>
          {candidates.map((candidate, index) => {
            const { name, avatarUrl } = shownAs(candidate, firstPlace + index, isHidden);
            return (
              <th key={candidate.applicationId} scope="col" className={classes.column}>
                <Avatar src={avatarUrl} alt="" size={32} color="pine" name={name} />
                <Anchor component={Link} to={reportPath(candidate.applicationId)} className={classes.who}>
                  {name}
                </Anchor>
                <span className={classes.score}>
                  {candidate.mustScoreFirst ? 'Your scorecard first' : <Score figures={candidate} />}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {questions.map((question, index) => (
          <tr key={question.questionId}>
            <th scope="row">
              <button
                type="button"
                className={classes.question}
                aria-pressed={isChosen(question.questionId, null)}
                onClick={() => onChoose({ questionId: question.questionId, applicationId: null })}
              >
                {index + 1}. {question.question}
              </button>
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
  if (!cell) return <span className={classes.notAsked}>Not asked</span>;
  return (
    <UnstyledButton
      className={classes.cell}
      aria-pressed={isChosen}
      onClick={() => onChoose({ questionId, applicationId: candidate.applicationId })}
    >
      {candidate.mustScoreFirst ? <span>Answer</span> : <VerdictMark verdict={cell.verdict} />}
      {cell.coverage === null ? null : <CoverageBar coverage={cell.coverage} isShort />}
      {cell.seconds === null ? null : (
        <span className={classes.length}>
          <IconPlayerPlayFilled size={12} aria-hidden /> {formatDuration(cell.seconds)}
        </span>
      )}
    </UnstyledButton>
  );
}
