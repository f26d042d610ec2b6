import { useCallback, useEffect, useId, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import * as practice from '#contract/messages/en/practice.ts';
import type { Language } from '#contract/messages/languages.ts';
import type { QuestionKind } from '#contract/shared/limits.ts';
import { USUAL_ANSWERS } from '#contract/interview/answer-times.ts';
import type { Job } from '#web/api/types.ts';
import { Clock } from '#web/features/interviews/questions/clock.tsx';
import { QuestionHeading } from '#web/features/interviews/questions/question-heading.tsx';
import { readAloud } from '#web/features/interviews/voice/read-aloud.ts';
import { ChoicePractice } from '../choice-practice.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';

interface Asked {
  id: string;
  kind: QuestionKind;
  name: string;
  options: string[];
}

const KINDS = {
  mcq: practice.choice,
  skill: practice.skill,
  personal: practice.personal,
} as const satisfies Record<QuestionKind, unknown>;

/** In the order of the interview. */
function questionsOf({ qualifyingQuestions: all }: Job): Asked[] {
  const asked =
    (kind: QuestionKind) => (item: { id: string; question: { name: string }; options?: string[] }) => ({
      id: item.id,
      kind,
      name: item.question.name,
      options: item.options ?? [],
    });
  return [
    ...(all?.skillBasedMcqQuestion.map(asked('mcq')) ?? []),
    ...(all?.skillBasedQuestion.map(asked('skill')) ?? []),
    ...(all?.personalQuestion.map(asked('personal')) ?? []),
  ];
}

/** The questions of a job in sequence, as candidates get them. Answers are discarded. */
export function InterviewPreview({ job, onDone }: { job: Job; onDone: () => void }) {
  const [index, setIndex] = useState(0);
  const questions = questionsOf(job);
  const question = questions[index];
  const isLast = index === questions.length - 1;
  const next = useCallback(() => {
    if (isLast) onDone();
    else setIndex((current) => current + 1);
  }, [isLast, onDone]);
  if (question === undefined) return null;
  const settings = job.interviewProcess?.settings;
  return (
    <Stack gap="lg">
      <Text c="dimmed" fz="sm" role="status">
        {practice.previewQuestion({
          number: index + 1,
          all: questions.length,
          kind: KINDS[question.kind](),
        })}
      </Text>
      {question.kind === 'mcq' ? (
        <ChoicePractice key={question.id} question={question} lang={settings?.language} onAnswer={next} />
      ) : (
        <Spoken
          key={question.id}
          question={question}
          seconds={settings?.answerSeconds ?? USUAL_ANSWERS.answerSeconds}
          language={settings?.language ?? 'en'}
          onNext={next}
        />
      )}
    </Stack>
  );
}

const LOOK_EVERY_MS = 200;

interface SpokenProps {
  question: Asked;
  seconds: number;
  language: Language;
  onNext: () => void;
}

/** A spoken question: it is read aloud, then the time to answer runs. There is no camera or microphone. */
function Spoken({ question, seconds, language, onNext }: SpokenProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(true);
  const [leftMs, setLeftMs] = useState(seconds * 1000);
  const { name } = question;
  const begin = useCallback(() => setIsAsking(false), []);
  useEffect(
    () => (isAsking ? readAloud(name, language, begin) : undefined),
    [isAsking, name, language, begin],
  );
  useEffect(() => {
    if (isAsking) return undefined;
    const begunAt = performance.now();
    const timer = setInterval(
      () => setLeftMs(Math.max(0, seconds * 1000 - (performance.now() - begunAt))),
      LOOK_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [isAsking, seconds]);
  return (
    <>
      <Group gap="24px 40px" align="flex-start" wrap="nowrap" justify="space-between">
        <QuestionHeading
          id={id}
          lang={language}
          question={{ id: question.id, kind: question.kind, text: name, options: [], ordinal: null }}
        />
        <Clock leftMs={leftMs} totalSeconds={seconds} />
      </Group>
      <Text c="dimmed" role="status">
        {isAsking ? practice.previewAsking() : practice.previewAnswering()}
      </Text>
      <StickyActions>
        {isAsking ? (
          <Button variant="default" onClick={begin}>
            {said.answerNow()}
          </Button>
        ) : (
          <Button onClick={onNext}>{said.done()}</Button>
        )}
      </StickyActions>
    </>
  );
}
