import { useEffect, useRef, useState } from 'react';
import { Alert, Box, Button, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconVolume } from '@tabler/icons-react';
import * as said from '#contract/messages/en/device-test.ts';
import { useTitle } from '#web/ui/page.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Camera } from '../questions/camera.tsx';
import { SAMPLE_QUESTION } from '../steps/texts.ts';
import { readAloud } from '../voice/read-aloud.ts';
import { chooseDevice } from './chosen-devices.ts';
import { DeviceChoice } from './device-choice.tsx';
import { LineNote } from './line-note.tsx';
import { TroubleAlert } from './trouble-alert.tsx';
import type { Trouble } from './trouble.ts';
import { beginTest, type RunningTest } from './test-recording.ts';
import steps from '../steps/steps.module.css';

type State =
  | { name: 'idle' }
  | { name: 'opening' }
  | { name: 'testing'; test: RunningTest }
  | { name: 'replay'; url: string; isSilent: boolean; isLoudRoom: boolean };

export interface DeviceTestStepProps {
  /** The interview is taken without a camera, so only the microphone is tested. */
  noCamera?: boolean;
  onProceed: () => void;
}

/** Step 2: records camera and microphone, plays the recording back, and says what doesn't work. */
export function DeviceTestStep({ noCamera = false, onProceed }: DeviceTestStepProps) {
  useTitle(said.windowTitle());
  const [state, setState] = useState<State>({ name: 'idle' });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const running = useRef<RunningTest | null>(null);
  const stopReading = useRef(() => {});

  useEffect(
    () => () => {
      stopReading.current();
      running.current?.close();
    },
    [],
  );
  const url = state.name === 'replay' ? state.url : null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const start = async () => {
    setTrouble(null);
    setState({ name: 'opening' });
    const begun = await beginTest({ video: !noCamera });
    if (typeof begun === 'string') {
      setTrouble(begun);
      setState({ name: 'idle' });
      return;
    }
    running.current = begun;
    setState({ name: 'testing', test: begun });
    stopReading.current = readAloud(SAMPLE_QUESTION, 'en', () => {});
  };
  const submit = async (test: RunningTest) => {
    stopReading.current();
    const { video, isSilent, isLoudRoom } = await test.finish();
    running.current = null;
    if (isSilent) setTrouble('silent');
    setState({ name: 'replay', url: URL.createObjectURL(video), isSilent, isLoudRoom });
  };

  return (
    <div className={steps.step}>
      <Box component="header" mb={32}>
        <Title order={1} fz="clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)">
          {noCamera ? said.titleSound() : said.title()}
        </Title>
        <Text mt="xs" c="dimmed" fz="1.0625rem">
          {noCamera ? said.leadSound() : said.lead()}
        </Text>
      </Box>
      <Stack maw={800}>
        {trouble ? <TroubleAlert trouble={trouble} /> : null}
        {state.name === 'testing' || state.name === 'replay' ? (
          <Text ff="var(--serif)" fz="1.75rem">
            {SAMPLE_QUESTION}
          </Text>
        ) : null}
        {state.name === 'idle' || state.name === 'opening' ? (
          <div className={steps.stage}>
            <Button size="md" onClick={() => void start()} loading={state.name === 'opening'}>
              {noCamera ? said.startSound() : said.start()}
            </Button>
          </div>
        ) : null}
        {state.name === 'testing' ? (
          <>
            <Camera
              stream={noCamera ? undefined : state.test.stream}
              microphone={state.test.microphone}
              isRecording
              isTest={!noCamera}
            />
            <Text c="dimmed">{noCamera ? said.sayASentenceSound() : said.sayASentence()}</Text>
            <HeardNote test={state.test} />
            <DeviceChoice
              stream={state.test.stream}
              noCamera={noCamera}
              onChoose={(kind, id) => {
                chooseDevice(kind, id);
                stopReading.current();
                state.test.close();
                void start();
              }}
            />
          </>
        ) : null}
        {state.name === 'replay' ? <Replay {...state} noCamera={noCamera} /> : null}
      </Stack>
      <StickyActions>
        {state.name === 'testing' ? (
          <Button size="md" onClick={() => void submit(state.test)}>
            {said.submit()}
          </Button>
        ) : null}
        {state.name === 'replay' ? (
          <>
            <Button size="md" variant={state.isSilent ? 'filled' : 'default'} onClick={() => void start()}>
              {said.testAgain()}
            </Button>
            <Button size="md" variant={state.isSilent ? 'default' : 'filled'} onClick={onProceed}>
              {said.proceed()}
            </Button>
          </>
        ) : null}
      </StickyActions>
    </div>
  );
}

interface ReplayProps {
  url: string;
  isSilent: boolean;
  isLoudRoom: boolean;
  noCamera: boolean;
}

/** The test recording, and any problems noticed in it. */
function Replay({ url, isSilent, isLoudRoom, noCamera }: ReplayProps) {
  return (
    <>
      {noCamera ? (
        <audio src={url} controls autoPlay aria-label={said.recording()} />
      ) : (
        <video
          className={steps.replay}
          src={url}
          controls
          autoPlay
          playsInline
          aria-label={said.recording()}
        />
      )}
      {isLoudRoom && !isSilent ? (
        <Alert color="amber" icon={<IconVolume aria-hidden />} role="status" title={said.loudRoom()}>
          {said.loudRoomText()}
        </Alert>
      ) : null}
      {noCamera ? null : <LineNote />}
      {isSilent ? null : (
        <Alert color="moss" icon={<IconCircleCheck aria-hidden />} role="status" title={said.works()}>
          {noCamera ? said.worksSound() : said.worksText()}
        </Alert>
      )}
    </>
  );
}

const LISTEN_EVERY_MS = 150;

/** Confirms as soon as the microphone picks up sound. */
function HeardNote({ test }: { test: RunningTest }) {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setIsHeard(test.isHeard()), LISTEN_EVERY_MS);
    return () => clearInterval(timer);
  }, [test]);
  return (
    <Text role="status" fw={600}>
      {isHeard ? said.heard() : ''}
    </Text>
  );
}
