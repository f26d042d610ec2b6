import { useId } from 'react';
import { Group } from '@mantine/core';
import { MCQ_SECONDS } from '#contract/shared/limits.ts';
import { AnswerOptions } from './answer-options.tsx';
import { ChoiceActions } from './choice-actions.tsx';
import { Clock } from './clock.tsx';
import type { Event, Interview, Question } from '../interview/types.ts';
import { QuestionHeading } from './question-heading.tsx';

export interface ChoiceQuestionProps {
  interview: Interview;
  question: Question;
  dispatch: (event: Event) => void;
}

/** A multiple-choice question: four options and one clock. */
export function ChoiceQuestion({ interview, question, dispatch }: ChoiceQuestionProps) {
  const id = useId();
  const { stage } = interview;
  const chosen = interview.chosen[question.id] ?? null;
  const isLast = interview.index === interview.questions.length - 1;
  const isOver = stage.name !== 'choosing';
  return (
    <>
      <Group gap="24px 40px" align="flex-start" wrap="nowrap" justify="space-between">
        <QuestionHeading id={id} question={question} lang={interview.rules.language} />
        <Clock
          leftMs={stage.name === 'choosing' ? stage.leftMs : 0}
          totalSeconds={MCQ_SECONDS * interview.timeFactor}
        />
      </Group>
      <AnswerOptions
        labelledBy={id}
        name={question.id}
        options={question.options}
        lang={interview.rules.language}
        chosen={chosen}
        disabled={isOver}
        onChoose={(option) => dispatch({ type: 'choose', option })}
      />
      <ChoiceActions
        isChosen={chosen !== null}
        isLast={isLast}
        isOver={isOver}
        onNext={() => dispatch({ type: 'next' })}
      />
    </>
  );
}
