import { useId } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { answerSecondsOf, thinkingSecondsOf } from '#contract/interview/answer-times.ts';
import { SILENCE_SECONDS } from '#contract/shared/limits.ts';
import { counted, upTo } from '#contract/shared/words.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { askingText, STARTING } from './asking.ts';
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

export const SMALLER_PICTURE_TEXT =
  'Your line is slow, so the picture that is recorded is smaller now. Your voice does not change.';
export const VOICE_ALONE_TEXT =
  'Your line is very slow, so your voice alone is recorded now. It is what counts: go on as before.';

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
        <QuestionHeading id={id} question={stage.name === 'recorder-starting' ? STARTING : question} />
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
          {view.picture === 'none' ? VOICE_ALONE_TEXT : SMALLER_PICTURE_TEXT}
        </Text>
      )}
      <StickyActions>
        {stage.name === 'retaking' ? (
          <>
            <Button size="md" variant="default" onClick={() => dispatch({ type: 'retake' })}>
              Record it again
            </Button>
            <Button size="md" onClick={() => dispatch({ type: 'next' })}>
              Keep this answer
            </Button>
          </>
        ) : stage.name === 'asking' || stage.name === 'thinking' ? (
          <Button size="md" variant="default" onClick={() => dispatch({ type: 'done' })}>
            Answer now
          </Button>
        ) : (
          <Button size="md" onClick={() => dispatch({ type: 'done' })} disabled={stage.name !== 'answering'}>
            I am done
          </Button>
        )}
      </StickyActions>
    </>
  );
}

/** The time that the clock counts down: to think, to answer, or to choose whether to record the answer again. */
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

/** After this much silence the answer may be over. */
const QUIET_MS = 3_000;

/** Said only when it changes, so that a screen reader does not talk into the answer. */
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
      return 'The recording starts …';
    case 'asking':
      return askingText(isHeard);
    case 'thinking':
      return 'Time to think. What you say now is no part of your answer.';
    case 'retaking':
      return `Your answer is saved. You can record it again ${upTo(retakesLeft)}; the last recording counts. Without a choice the next question comes in ${counted(choiceSeconds, 'second')}.`;
    case 'answering':
      if (!stage.heard) return 'Your turn: please speak.';
      return stage.silenceMs > silenceMs - QUIET_MS
        ? 'Listening.'
        : 'Go on speaking, or the answer ends by itself.';
    default:
      return 'The time is up; your answer is saved. The next question comes in a moment.';
  }
}

/** Shrinks while nobody speaks; empty, the answer ends. */
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
