import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import * as practice from '#contract/messages/en/practice.ts';
import { ANSWER_SECONDS } from '#contract/shared/limits.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Camera } from '#web/features/interviews/questions/camera.tsx';
import { Clock } from '#web/features/interviews/questions/clock.tsx';
import { askingText, starting } from '#web/features/interviews/questions/asking.ts';
import { QuestionHeading } from '#web/features/interviews/questions/question-heading.tsx';
import type { Microphone } from '#web/features/interviews/answers/microphone.ts';
import { readAloud } from '#web/features/interviews/voice/read-aloud.ts';
import { recordAnswer, type Answering, type Going, type RecordedAnswer } from './record-answer.ts';

export interface SpokenPracticeProps {
  question: { id: string; name: string };
  kind: 'skill' | 'personal';
  devices: { stream: MediaStream; microphone: Microphone };
  onAnswer: (answer: RecordedAnswer) => void;
  /** Called if the browser could not record. */
  onFailure: () => void;
}

type Stage = 'starting' | 'asking' | 'answering' | 'saving';

const LOOK_EVERY_MS = 200;

/** One spoken question as in the interview: read aloud, then answered until the person is done or silent. */
export function SpokenPractice({ question, kind, devices, onAnswer, onFailure }: SpokenPracticeProps) {
  const id = useId();
  const [stage, setStage] = useState<Stage>('starting');
  const [going, setGoing] = useState<Going | null>(null);
  const answering = useRef<Answering | null>(null);
  const answer = useCallback((wasRead: boolean) => {
    answering.current?.beginTime(wasRead);
    setStage('answering');
  }, []);

  // Recording starts before the question is shown.
  useEffect(() => {
    let isOver = false;
    recordAnswer(devices.stream, devices.microphone).then((begun) => {
      if (isOver) {
        void begun.finish();
        return;
      }
      answering.current = begun;
      setStage('asking');
    }, onFailure);
    return () => {
      isOver = true;
    };
  }, [devices, onFailure]);
  useEffect(
    () => (stage === 'asking' ? readAloud(question.name, 'en', answer) : undefined),
    [stage, question, answer],
  );
  useEffect(() => {
    if (stage !== 'answering') return undefined;
    const look = () => {
      const now = answering.current?.going();
      if (!now) return;
      setGoing(now);
      if (now.leftMs <= 0 || now.silenceMs <= 0) setStage('saving');
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [stage]);

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
      <Group gap="24px 40px" align="flex-start" wrap="nowrap" justify="space-between">
        <QuestionHeading
          id={id}
          lang={stage === 'starting' ? undefined : 'en'}
          question={
            stage === 'starting'
              ? starting()
              : { id: question.id, kind, text: question.name, options: [], ordinal: null }
          }
        />
      </Group>
      <Group gap="xl" wrap="nowrap" justify="space-between">
        <Camera
          stream={devices.stream}
          microphone={devices.microphone}
          isRecording={stage === 'asking' || stage === 'answering'}
        />
        <Clock leftMs={going?.leftMs ?? ANSWER_SECONDS * 1000} totalSeconds={ANSWER_SECONDS} />
      </Group>
      <Text c="dimmed" fz="1.0625rem" role="status">
        {hintOf(stage, going)}
      </Text>
      <StickyActions>
        {stage === 'asking' ? (
          <Button size="md" variant="default" onClick={() => answer(true)}>
            {said.answerNow()}
          </Button>
        ) : (
          <Button size="md" disabled={stage !== 'answering'} onClick={() => setStage('saving')}>
            {said.done()}
          </Button>
        )}
      </StickyActions>
    </>
  );
}

/** The text changes rarely, so that a screen reader doesn't talk during the answer. */
function hintOf(stage: Stage, going: Going | null): string {
  if (stage === 'asking') return askingText(true);
  if (stage !== 'answering') return practice.oneMoment();
  if (!going?.heard) return said.speak();
  return going.silenceMs > 7_000 ? said.listening() : said.keepSpeaking();
}
