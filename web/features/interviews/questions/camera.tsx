import { useEffect, useRef, useState } from 'react';
import * as said from '#contract/messages/en/interview.ts';
import { Waveform } from '#web/ui/waveform.tsx';
import type { Microphone } from '../answers/microphone.ts';
import classes from '../steps/interview.module.css';

export interface CameraProps {
  /** Left out in an interview without a camera. */
  stream: MediaStream | null | undefined;
  microphone: Microphone | null;
  isRecording: boolean;
  /** Uses the wide frame of the device test. */
  isTest?: boolean;
}

/** The candidate's picture as in a mirror, the microphone's level, and whether it is being recorded. */
export function Camera({ stream, microphone, isRecording, isTest = false }: CameraProps) {
  const picture = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <div className={classes.camera} data-test={isTest} data-sound={stream === undefined || undefined}>
      {stream === undefined ? null : (
        <video ref={picture} autoPlay muted playsInline aria-label={said.camera()} />
      )}
      {isRecording ? <Recording /> : null}
      {microphone ? <Level microphone={microphone} /> : null}
    </div>
  );
}

function Recording() {
  return (
    <span className={classes.recording}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden focusable="false">
        <circle cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" />
        <circle cx="9" cy="9" r="3.5" fill="currentColor" />
      </svg>
      {said.recording()}
    </span>
  );
}

/** The loudness of the microphone, ten times a second. */
function Level({ microphone }: { microphone: Microphone }) {
  const [levels, setLevels] = useState<readonly number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setLevels([...microphone.levels()]), 100);
    return () => clearInterval(timer);
  }, [microphone]);
  return (
    <div className={classes.level}>
      <Waveform levels={levels} height={36} fluid />
    </div>
  );
}
