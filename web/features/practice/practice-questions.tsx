import { useCallback, useEffect, useState } from 'react';
import { Button, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/practice.ts';
import type { getPracticeQuestions } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Loading } from '#web/ui/loading.tsx';
import { DeviceTrouble, closeDevices, openDevices } from '#web/features/interviews/device-test/devices.ts';
import { TroubleAlert } from '#web/features/interviews/device-test/trouble-alert.tsx';
import type { Trouble } from '#web/features/interviews/device-test/trouble.ts';
import { openMicrophone, type Microphone } from '#web/features/interviews/answers/microphone.ts';
import { ChoicePractice } from './choice-practice.tsx';
import type { RecordedAnswer } from './record-answer.ts';
import { SpokenPractice } from './spoken-practice.tsx';
import classes from '#web/features/interviews/steps/interview.module.css';

export type PracticeQuestions = OutputOf<typeof getPracticeQuestions>;

export interface PracticeAnswers {
  option: string | null;
  skill: RecordedAnswer;
  personal: RecordedAnswer;
}

type Devices = { stream: MediaStream; microphone: Microphone };

const KINDS = [said.choice, said.skill, said.personal] as const;

/** The three questions in sequence. The devices are closed at the end. */
export function PracticeQuestionsStep({
  questions,
  onDone,
}: {
  questions: PracticeQuestions;
  onDone: (answers: PracticeAnswers) => void;
}) {
  const [attempt, setAttempt] = useState(0);
  const { devices, trouble, fail } = useDevices(attempt);
  const [option, setOption] = useState<string | null | undefined>(undefined);
  const [skill, setSkill] = useState<RecordedAnswer | null>(null);
  const answerPersonal = useCallback(
    (personal: RecordedAnswer) => {
      if (skill) onDone({ option: option ?? null, skill, personal });
    },
    [skill, option, onDone],
  );
  const index = option === undefined ? 0 : skill === null ? 1 : 2;

  if (trouble) {
    return (
      <div className={classes.interview}>
        <TroubleAlert trouble={trouble} />
        <Button onClick={() => setAttempt(attempt + 1)}>{common.tryAgain()}</Button>
      </div>
    );
  }
  if (!devices) return <Loading shape="page" />;
  return (
    <div className={classes.interview}>
      {/* On a phone, the clock is at its upper right. */}
      <div className={classes.stage}>
        <Text c="dimmed" fz="sm">
          {said.question({ number: index + 1, all: KINDS.length, kind: KINDS[index]() })}
        </Text>
        {index === 0 ? <ChoicePractice question={questions.mcqQuestion} onAnswer={setOption} /> : null}
        {index === 1 ? (
          <SpokenPractice
            key="skill"
            kind="skill"
            question={questions.skillBasedQuestion}
            devices={devices}
            onAnswer={setSkill}
            onFailure={fail}
          />
        ) : null}
        {index === 2 ? (
          <SpokenPractice
            key="personal"
            kind="personal"
            question={questions.personalQuestion}
            devices={devices}
            onAnswer={answerPersonal}
            onFailure={fail}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Camera and microphone. Each attempt opens them again. */
function useDevices(attempt: number): { devices: Devices | null; trouble: Trouble | null; fail: () => void } {
  const [devices, setDevices] = useState<Devices | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    const open = async () => {
      setTrouble(null);
      try {
        const stream = await openDevices();
        close = () => closeDevices(stream);
        const microphone = await openMicrophone(stream);
        close = () => {
          microphone.close();
          closeDevices(stream);
        };
        if (isOver) close();
        else setDevices({ stream, microphone });
      } catch (failure) {
        close();
        if (!isOver) setTrouble(failure instanceof DeviceTrouble ? failure.trouble : 'unknown');
      }
    };
    void open();
    return () => {
      isOver = true;
      close();
      setDevices(null);
    };
  }, [attempt]);
  const fail = useCallback(() => setTrouble('unknown'), []);
  return { devices, trouble, fail };
}
