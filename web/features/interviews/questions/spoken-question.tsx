import { useId } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import { answerSecondsOf, thinkingSecondsOf } from '#contract/interview/answer-times.ts';
import { SILENCE_SECONDS } from '#contract/shared/limits.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { askingText, starting } from './asking.ts';
import { Camera } from './camera.tsx';
import { Clock } from './clock.tsx';
import { choiceSecondsOf, timesOf } from '../interview/answer-stages.ts';
import { hasAnswer } from '../interview/leaving.ts';
import type { Event, Interview, Question, Stage } from '../interview/types.ts';
import { QuestionHeading } from './question-heading.tsx';
import type { View } from '../runner/view.ts';
import classes from '../steps/interview.module.css';

export interface SpokenQuestionProps {
  view: View;
  question: Question;
  dispatch: (event: Event) => void;
}

/** A spoken question: its text, the camera and the clock. */
export function SpokenQuestion({ view, question, dispatch }: SpokenQuestionProps) {
  const id = useId();
  const { stage, timeFactor, rules, take } = view.interview;
  const { leftMs, totalSeconds } = clockOf(view.interview, question);
  const retakesLeft = rules.retakes - take;
  const silenceMs = SILENCE_SECONDS * 1000 * timeFactor;
  return (
    <>
      <Group gap="24px 40px" align="flex-start" wrap="nowrap" justify="space-between">
        {stage.name === 'recorder-starting' ? (
          <QuestionHeading id={id} question={starting()} />
        ) : (
          <QuestionHeading id={id} question={question} lang={rules.language} />
        )}
      </Group>
      <Group gap="xl" wrap="nowrap" justify="space-between">
        <Camera
          stream={rules.noCamera ? undefined : view.stream}
          microphone={view.microphone}
          isRecording={view.isFilming || view.isHearing}
        />
        <Clock leftMs={leftMs} totalSeconds={totalSeconds} />
      </Group>
      <Stack gap="xs" mih={56} maw={600}>
        <SilenceBar stage={stage} totalMs={silenceMs} />
        <Text c="dimmed" fz="1.0625rem" role="status">
          {hintOf(stage, {
            silenceMs,
            retakesLeft,
            choiceSeconds: choiceSecondsOf(view.interview),
            isHeard: hasAnswer(view.interview),
          })}
        </Text>
      </Stack>
      {view.picture === 'whole' ? null : (
        <Text c="dimmed" fz="1.0625rem" role="status">
          {view.picture === 'none' ? said.voiceAlone() : said.smallerPicture()}
        </Text>
      )}
      <StickyActions>
        {stage.name === 'retaking' ? (
          <>
            <Button size="md" variant="default" onClick={() => dispatch({ type: 'retake' })}>
              {said.recordAgain()}
            </Button>
            <Button size="md" onClick={() => dispatch({ type: 'next' })}>
              {said.keepAnswer()}
            </Button>
          </>
        ) : stage.name === 'asking' || stage.name === 'thinking' ? (
          <Button size="md" variant="default" onClick={() => dispatch({ type: 'done' })}>
            {said.answerNow()}
          </Button>
        ) : (
          <Button size="md" onClick={() => dispatch({ type: 'done' })} disabled={stage.name !== 'answering'}>
            {said.done()}
          </Button>
        )}
      </StickyActions>
    </>
  );
}

/** The time the clock counts down: to think, to answer, or to choose whether to record the answer again. */
function clockOf(interview: Interview, question: Question): { leftMs: number; totalSeconds: number } {
  const { stage, timeFactor, rules } = interview;
  const answerSeconds = answerSecondsOf(question.kind, { ...rules, timeFactor });
  switch (stage.name) {
    case 'thinking':
      return {
        leftMs: stage.leftMs,
        totalSeconds: thinkingSecondsOf(question.kind, { ...rules, timeFactor }),
      };
    case 'retaking':
      return { leftMs: stage.leftMs, totalSeconds: choiceSecondsOf(interview) };
    case 'answering':
      return { leftMs: stage.leftMs, totalSeconds: answerSeconds };
    case 'moving':
      return { leftMs: 0, totalSeconds: answerSeconds };
    default:
      return { leftMs: timesOf(interview, question).answerMs, totalSeconds: answerSeconds };
  }
}

/** After this much silence, the answer may be over. */
const QUIET_MS = 3_000;

/** Announced only when it changes, so that a screen reader doesn't talk into the answer. */
function hintOf(
  stage: Stage,
  {
    silenceMs,
    retakesLeft,
    choiceSeconds,
    isHeard,
  }: { silenceMs: number; retakesLeft: number; choiceSeconds: number; isHeard: boolean },
): string {
  switch (stage.name) {
    case 'recorder-starting':
      return said.recordingStarting();
    case 'asking':
      return askingText(isHeard);
    case 'thinking':
      return said.thinking();
    case 'retaking':
      return said.retaking({ times: retakesLeft, seconds: choiceSeconds });
    case 'answering':
      if (!stage.heard) return said.speak();
      return stage.silenceMs > silenceMs - QUIET_MS ? said.listening() : said.keepSpeaking();
    default:
      return said.timeUpSaved();
  }
}

/** Shrinks while nobody speaks. When it is empty, the answer ends. */
function SilenceBar({ stage, totalMs }: { stage: Stage; totalMs: number }) {
  const leftMs = stage.name === 'answering' ? stage.silenceMs : totalMs;
  const share = Math.max(0, Math.min(1, leftMs / totalMs));
  const isShown = stage.name === 'answering' && share < 0.8;
  return (
    <div className={classes.silence} data-shown={isShown} aria-hidden>
      <div style={{ width: `${share * 100}%` }} />
      <span>{isShown ? `${Math.ceil(leftMs / 1000)} s` : ''}</span>
    </div>
  );
}
