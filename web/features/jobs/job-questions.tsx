import { Text, Title } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-questions.ts';
import { isUsableKey } from '#contract/job/key-help.ts';
import type { Job } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import classes from './job-panel.module.css';

/** The questions for candidates with the expected answers. Only the employer who owns the job sees them. */
export function JobQuestions({ questions }: { questions: Job['qualifyingQuestions'] }) {
  if (!questions) return <Text c="dimmed">{said.none()}</Text>;
  return (
    <>
      <Title order={3} size="h4">
        {said.personal()}
      </Title>
      <ol className={layout.lines}>
        {questions.personalQuestion.map((item) => (
          <li key={item.id}>{item.question.name}</li>
        ))}
      </ol>
      <Title order={3} size="h4" mt="lg" mb="xs">
        {said.skills()}
      </Title>
      <ol className={layout.lines}>
        {questions.skillBasedQuestion.map((item) => (
          <li key={item.id}>
            <SkillName name={item.skill.name} />
            <div>{item.question.name}</div>
            <SpokenKey answer={item.answer} acceptedAnswers={item.acceptedAnswers} />
          </li>
        ))}
      </ol>
      <Title order={3} size="h4" mt="lg" mb="xs">
        {said.mcq()}
      </Title>
      <ol className={layout.lines}>
        {questions.skillBasedMcqQuestion.map((item) => (
          <li key={item.id}>
            <SkillName name={item.skill.name} />
            <div>{item.question.name}</div>
            <McqOptions options={item.options} answer={item.answer} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What a spoken answer is compared with, or a note that it isn't compared. */
export function SpokenKey({
  answer,
  acceptedAnswers,
}: {
  answer: string;
  acceptedAnswers: readonly string[];
}) {
  const texts = [
    said.expectedAnswer({ answer }),
    ...acceptedAnswers.map((text) => said.alsoAccepted({ answer: text })),
  ];
  const isScored = [answer, ...acceptedAnswers].some(isUsableKey);
  return (
    <Text component="div" size="sm" c="dimmed" mt={4} className={layout.written}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      {isScored ? null : <div>{said.notScored()}</div>}
    </Text>
  );
}

export function SkillName({ name }: { name: string }) {
  return (
    <Text component="div" size="sm" c="dimmed">
      {name}
    </Text>
  );
}

/** The four options. The correct one has a tick and a label. */
export function McqOptions({ options, answer }: { options: readonly string[]; answer: string }) {
  return (
    <ul className={classes.options}>
      {options.map((option) => {
        const right = option === answer;
        const Icon = right ? IconCheck : IconPoint;
        return (
          <li key={option} data-right={right || undefined}>
            <Icon size={18} aria-hidden />
            <span>{right ? said.correctOption({ option }) : option}</span>
          </li>
        );
      })}
    </ul>
  );
}
