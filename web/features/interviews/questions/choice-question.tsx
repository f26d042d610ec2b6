import { useId } from 'react';
import { Button } from '@mantine/core';
import { MCQ_SECONDS } from '#contract/limits.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { AnswerOptions } from './answer-options.tsx';
import { Clock } from './clock.tsx';
import type { Event, Interview, Question } from '../interview/machine.ts';
import { QuestionHeading } from './question-heading.tsx';
import classes from '../steps/interview.module.css';

export interface ChoiceQuestionProps {
  interview: Interview;
  question: Question;
  dispatch: (event: Event) => void;
}

/** A multiple-choice question: four options, one clock. */
export function ChoiceQuestion({ interview, question, dispatch }: ChoiceQuestionProps) {
  const id = useId();
  const { stage } = interview;
  const chosen = interview.chosen[question.id] ?? null;
  const isLast = interview.index === interview.questions.length - 1;
  const isOver = stage.name !== 'choosing';
  return (
    <>
      <div className={classes.asked}>
        <QuestionHeading id={id} question={question} />
        <Clock
          leftMs={stage.name === 'choosing' ? stage.leftMs : 0}
          totalSeconds={MCQ_SECONDS * interview.timeFactor}
        />
      </div>
      <AnswerOptions
        labelledBy={id}
        name={question.id}
        options={question.options}
        chosen={chosen}
        disabled={isOver}
        onChoose={(option) => dispatch({ type: 'choose', option })}
      />
      {isOver ? (
        <p className={classes.hint} role="status">
          The time is up. The next question comes in a moment.
        </p>
      ) : null}
      <StickyActions>
        <Button size="md" onClick={() => dispatch({ type: 'next' })} disabled={isOver}>
          {chosen === null ? 'Skip' : isLast ? 'Finish' : 'Next'}
        </Button>
      </StickyActions>
    </>
  );
}
