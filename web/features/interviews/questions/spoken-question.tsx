import { useId } from 'react';
import { Button } from '@mantine/core';
import { ANSWER_SECONDS, SILENCE_SECONDS } from '#contract/limits.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { ASKING_TEXT, STARTING } from './asking.ts';
import { Camera } from './camera.tsx';
import { Clock } from './clock.tsx';
import type { Event, Question, Stage } from '../interview/machine.ts';
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
  const { stage, timeFactor, timeLeft } = view.interview;
  const totalSeconds = ANSWER_SECONDS * timeFactor;
  const silenceMs = SILENCE_SECONDS * 1000 * timeFactor;
  const comingMs = timeLeft?.questionId === question.id ? timeLeft.leftMs : totalSeconds * 1000;
  const leftMs = stage.name === 'answering' ? stage.leftMs : stage.name === 'moving' ? 0 : comingMs;
  return (
    <>
      <div className={classes.asked}>
        <QuestionHeading id={id} question={stage.name === 'recorder-starting' ? STARTING : question} />
      </div>
      <div className={classes.faceAndClock}>
        <Camera
          stream={view.stream}
          microphone={view.microphone}
          isRecording={view.isFilming || view.isHearing}
        />
        <Clock leftMs={leftMs} totalSeconds={totalSeconds} />
      </div>
      <div className={classes.listening}>
        <SilenceBar stage={stage} totalMs={silenceMs} />
        <p className={classes.hint} role="status">
          {hintOf(stage, silenceMs)}
        </p>
      </div>
      {view.picture === 'whole' ? null : (
        <p className={classes.hint} role="status">
          {view.picture === 'none' ? VOICE_ALONE_TEXT : SMALLER_PICTURE_TEXT}
        </p>
      )}
      <StickyActions>
        {stage.name === 'asking' ? (
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

/** After this much silence the answer may be over. */
const QUIET_MS = 3_000;

/** Said only when it changes, so that a screen reader does not talk into the answer. */
function hintOf(stage: Stage, silenceMs: number): string {
  switch (stage.name) {
    case 'recorder-starting':
      return 'The recording starts …';
    case 'asking':
      return ASKING_TEXT;
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
