import { useEffect, useId, useState } from 'react';
import { Group } from '@mantine/core';
import type { Language } from '#contract/messages/languages.ts';
import { MCQ_SECONDS } from '#contract/shared/limits.ts';
import { AnswerOptions } from '#web/features/interviews/questions/answer-options.tsx';
import { ChoiceActions } from '#web/features/interviews/questions/choice-actions.tsx';
import { Clock } from '#web/features/interviews/questions/clock.tsx';
import { QuestionHeading } from '#web/features/interviews/questions/question-heading.tsx';

export interface ChoicePracticeProps {
  question: { id: string; name: string; options: string[] };
  /** The language of the question. Practice questions are in English. */
  lang?: Language | undefined;
  onAnswer: (option: string | null) => void;
}

const LOOK_EVERY_MS = 200;

/** The multiple-choice question: four options and a clock. */
export function ChoicePractice({ question, lang = 'en', onAnswer }: ChoicePracticeProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [leftMs, setLeftMs] = useState(MCQ_SECONDS * 1000);
  useEffect(() => {
    const begunAt = performance.now();
    const timer = setInterval(
      () => setLeftMs(MCQ_SECONDS * 1000 - (performance.now() - begunAt)),
      LOOK_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, []);
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) onAnswer(chosen);
  }, [isOver, chosen, onAnswer]);
  return (
    <>
      <Group gap="24px 40px" align="flex-start" wrap="nowrap" justify="space-between">
        <QuestionHeading
          id={id}
          lang={lang}
          question={{
            id: question.id,
            kind: 'mcq',
            text: question.name,
            options: question.options,
            ordinal: null,
          }}
        />
        <Clock leftMs={leftMs} totalSeconds={MCQ_SECONDS} />
      </Group>
      <AnswerOptions
        labelledBy={id}
        name={question.id}
        options={question.options}
        chosen={chosen}
        lang={lang}
        onChoose={setChosen}
      />
      <ChoiceActions isChosen={chosen !== null} onNext={() => onAnswer(chosen)} />
    </>
  );
}
