import { memo } from 'react';
import { Button, Title } from '@mantine/core';
import { IconCheck, IconCircleDashed, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { QuestionnaireEntry, Report } from '#contract/report.ts';
import { VerdictBadge } from '#web/ui/badges.tsx';
import { formatDuration } from '#web/ui/dates.ts';
import { AnswerWords } from './answer-words.tsx';
import type { Place } from './words.ts';
import classes from './answer.module.css';

export interface AnswerProps {
  entry: QuestionnaireEntry;
  index: number;
  viewer: Report['viewer'];
  playing: Place | null;
  onPlay: (index: number, seconds: number) => void;
}

/** One question: the verdict, the words with their evidence, and what the verdict rests on. */
export const Answer = memo(function Answer({ entry, index, viewer, playing, onPlay }: AnswerProps) {
  const play = (seconds: number) => onPlay(index, seconds);
  const canPlay = entry.audioUrl !== null || entry.videoOffsetSeconds !== null;
  return (
    <article
      id={`question-${index + 1}`}
      className={classes.answer}
      aria-labelledby={`question-title-${index + 1}`}
    >
      <div className={classes.top}>
        <p className={classes.kind}>
          Question {index + 1} · {kindOf(entry)}
        </p>
        <VerdictBadge verdict={entry.answerStatus} />
      </div>
      <Title order={3} id={`question-title-${index + 1}`} className={classes.question}>
        {entry.question}
      </Title>
      {entry.kind === 'mcq' ? (
        <Choices entry={entry} />
      ) : (
        <>
          {entry.words.length > 0 ? (
            <AnswerWords entry={entry} playing={playing} onPlay={play} />
          ) : (
            <p className={classes.nothing}>{entry.answer || 'Nothing was heard.'}</p>
          )}
          {canPlay ? (
            <Button
              className="no-print"
              variant="default"
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={() => play(0)}
            >
              Play the answer
              {entry.durationSeconds === null ? '' : ` (${formatDuration(entry.durationSeconds)})`}
            </Button>
          ) : null}
          <Ideas entry={entry} isWhole={viewer === 'employer'} />
        </>
      )}
      <Basis entry={entry} />
      {entry.referenceAnswer ? (
        <details className={classes.reference}>
          <summary>The reference answer</summary>
          <p>{entry.referenceAnswer}</p>
        </details>
      ) : null}
    </article>
  );
});

function kindOf({ kind, skillName }: QuestionnaireEntry): string {
  if (kind === 'personal') return 'Personal, not scored';
  const form = kind === 'mcq' ? 'multiple choice' : 'spoken';
  return skillName ? `${skillName}, ${form}` : form;
}

function Choices({ entry }: { entry: QuestionnaireEntry }) {
  return (
    <ul className={classes.choices}>
      {entry.options.map((option) => {
        const isChosen = option === entry.answer;
        const isCorrect = option === entry.correctOption;
        const notes = [isChosen ? 'chosen' : '', isCorrect ? 'correct' : ''].filter((note) => note !== '');
        return (
          <li key={option} data-chosen={isChosen} data-correct={isCorrect}>
            <span>{option}</span>
            {notes.length > 0 ? <span className={classes.note}>{notes.join(', ')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The ideas of the reference answer; candidates and visitors are shown those that were found. */
function Ideas({ entry, isWhole }: { entry: QuestionnaireEntry; isWhole: boolean }) {
  if (entry.ideas.length === 0) return null;
  return (
    <div className={classes.ideas}>
      <h4>{isWhole ? 'Expected ideas' : 'Ideas that were found'}</h4>
      <ol>
        {entry.ideas.map((idea, number) => {
          const Icon = idea.found ? IconCheck : IconCircleDashed;
          return (
            <li key={`${number} ${idea.idea}`} data-found={idea.found}>
              <span className={classes.number}>{number + 1}</span>
              <Icon size={18} stroke={2} aria-hidden />
              <span>
                {idea.idea}
                <span className={classes.note}>{idea.found ? ' found' : ' missing'}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const SURE = { low: 'low', medium: 'medium', high: 'high' } as const;

/** Why the verdict is what it is, how sure it is, and what its scale rests on. */
function Basis({ entry }: { entry: QuestionnaireEntry }) {
  const { reasons, certainty, marksUsed, kind } = entry;
  return (
    <div className={classes.basis}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {certainty !== null && kind === 'skill' ? (
        <p>
          Certainty: {SURE[certainty]}.{' '}
          {marksUsed === 0
            ? 'No answer to this question has been marked by a person yet.'
            : `The scale rests on ${marksUsed} ${marksUsed === 1 ? 'answer' : 'answers'} marked by people.`}
        </p>
      ) : null}
    </div>
  );
}
