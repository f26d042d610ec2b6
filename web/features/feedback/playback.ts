import { useEffect, useState } from 'react';
import { readPreference, writePreference } from '#web/session/storage.ts';

export const SPEEDS = [0.5, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a person wants recordings played. The same for all reports, and stored in this browser. */
export interface Playback {
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  skipsSilences: boolean;
  setSkipsSilences: (skips: boolean) => void;
}

export function usePlayback(): Playback {
  const [speed, setSpeed] = useState<Speed>(
    () => SPEEDS.find((one) => String(one) === readPreference('playbackSpeed')) ?? 1,
  );
  const [skipsSilences, setSkipsSilences] = useState(() => readPreference('skipSilences') === String(true));
  useEffect(() => writePreference('playbackSpeed', String(speed)), [speed]);
  useEffect(() => writePreference('skipSilences', String(skipsSilences)), [skipsSilences]);
  return { speed, setSpeed, skipsSilences, setSkipsSilences };
}
