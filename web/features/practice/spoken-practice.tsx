import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { ANSWER_SECONDS } from '#contract/limits.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Camera } from '#web/features/interviews/questions/camera.tsx';
import { Clock } from '#web/features/interviews/questions/clock.tsx';
import { QuestionHeading } from '#web/features/interviews/questions/question-heading.tsx';
import type { Microphone } from '#web/features/interviews/answers/microphone.ts';
import { readAloud } from '#web/features/interviews/voice/read-aloud.ts';
import { recordAnswer, type Answering, type Going, type RecordedAnswer } from './record-answer.ts';
import classes from '#web/features/interviews/steps/interview.module.css';

export interface SpokenPracticeProps {
  question: { id: string; name: string };
  kind: 'skill' | 'personal';
  devices: { stream: MediaStream; microphone: Microphone };
  onAnswer: (answer: RecordedAnswer) => void;
  /** The browser could not record. */
  onFailure: () => void;
}

const LOOK_EVERY_MS = 200;

/** One spoken question as in the interview: read aloud, then answered until the person is done or silent. */
export function SpokenPractice({ question, kind, devices, onAnswer, onFailure }: SpokenPracticeProps) {
  const id = useId();
  const [stage, setStage] = useState<'asking' | 'answering' | 'saving'>('asking');
  const [going, setGoing] = useState<Going | null>(null);
  const answering = useRef<Answering | null>(null);
  const stopReading = useRef(() => {});

  useEffect(() => {
    if (stage === 'asking') {
      stopReading.current = readAloud(question.name, () => setStage('answering'));
      return () => stopReading.current();
    }
    if (stage === 'saving') return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = () => {
      const now = answering.current?.going();
      if (!now) return;
      setGoing(now);
      if (now.leftMs <= 0 || now.silenceMs <= 0) setStage('saving');
    };
    recordAnswer(devices.stream, devices.microphone).then((begun) => {
      if (isOver) {
        void begun.finish();
        return;
      }
      answering.current = begun;
      timer = setInterval(look, LOOK_EVERY_MS);
    }, onFailure);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [stage, question, devices, onFailure]);

  useEffect(() => {
    if (stage !== 'saving') return;
    const ended = answering.current;
    answering.current = null;
    if (ended) ended.finish().then(onAnswer, onFailure);
  }, [stage, onAnswer, onFailure]);
  // Leaving during an answer discards the recording.
  useEffect(() => () => void answering.current?.finish(), []);

  return (
    <>
      <div className={classes.asked}>
        <QuestionHeading
          id={id}
          question={{ id: question.id, kind, text: question.name, options: [], ordinal: null }}
        />
      </div>
      <div className={classes.faceAndClock}>
        <Camera
          stream={devices.stream}
          microphone={devices.microphone}
          isRecording={stage === 'answering' && going !== null}
        />
        <Clock leftMs={going?.leftMs ?? ANSWER_SECONDS * 1000} totalSeconds={ANSWER_SECONDS} />
      </div>
      <p className={classes.hint} role="status">
        {hintOf(stage, going)}
      </p>
      <StickyActions>
        {stage === 'asking' ? (
          <Button
            size="md"
            variant="default"
            onClick={() => {
              stopReading.current();
              setStage('answering');
            }}
          >
            Answer now
          </Button>
        ) : (
          <Button
            size="md"
            disabled={stage === 'saving' || going === null}
            onClick={() => setStage('saving')}
          >
            I am done
          </Button>
        )}
      </StickyActions>
    </>
  );
}

/** The text changes rarely, so that a screen reader does not talk during the answer. */
function hintOf(stage: 'asking' | 'answering' | 'saving', going: Going | null): string {
  if (stage === 'asking') return 'The question is read to you. Then it is your turn.';
  if (stage === 'saving' || going === null) return 'One moment …';
  if (!going.heard) return 'Your turn: please speak.';
  return going.silenceMs > 7_000 ? 'Listening.' : 'Go on speaking, or the answer ends by itself.';
}
