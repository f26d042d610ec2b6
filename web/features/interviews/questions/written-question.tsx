import { useId } from 'react';
import { Button, Group, Text, Textarea } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import { writingSecondsOf } from '#contract/interview/answer-times.ts';
import { WRITTEN_ANSWER_MAX } from '#contract/shared/limits.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Camera } from './camera.tsx';
import { Clock } from './clock.tsx';
import { QuestionHeading } from './question-heading.tsx';
import type { SpokenQuestionProps } from './spoken-question.tsx';

/** A question that is usually answered aloud, with a field for a written answer. */
export function WrittenQuestion({ view, question, dispatch }: SpokenQuestionProps) {
  const id = useId();
  const { stage, timeFactor, rules, written } = view.interview;
  const totalSeconds = writingSecondsOf(question.kind, { ...rules, timeFactor });
  const answer = written[question.id] ?? '';
  const isWriting = stage.name === 'writing';
  return (
    <>
      <Group gap="24px 40px" align="flex-start" wrap="nowrap" justify="space-between">
        <QuestionHeading id={id} question={question} lang={rules.language} />
      </Group>
      <Group gap="xl" wrap="nowrap" justify="space-between">
        {rules.noCamera ? null : (
          <Camera stream={view.stream} microphone={view.microphone} isRecording={view.isFilming} />
        )}
        <Clock leftMs={isWriting ? stage.leftMs : 0} totalSeconds={totalSeconds} />
      </Group>
      <Textarea
        label={said.yourAnswer()}
        description={
          answer.length < WRITTEN_ANSWER_MAX
            ? said.savedAsYouType()
            : said.savedUpTo({ max: WRITTEN_ANSWER_MAX })
        }
        size="md"
        lang={rules.language}
        autosize
        minRows={5}
        maxRows={14}
        // The clock may run out while a longer text is being shortened, and such a text can't be saved.
        maxLength={WRITTEN_ANSWER_MAX}
        value={answer}
        readOnly={!isWriting}
        onChange={(event) => dispatch({ type: 'write', text: event.currentTarget.value })}
      />
      <Text c="dimmed" fz="1.0625rem" role="status">
        {stage.name === 'moving' ? said.timeUpSaved() : ''}
      </Text>
      <StickyActions>
        <Button size="md" onClick={() => dispatch({ type: 'done' })} disabled={!isWriting}>
          {said.done()}
        </Button>
      </StickyActions>
    </>
  );
}
