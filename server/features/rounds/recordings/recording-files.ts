import type { RoundRecording } from './recording-store.ts';

/** Where everything of a recording is stored: what arrives of it, and the whole. No other upload has the same folder. */
export const recordingFolder = ({ id, begun_at }: Pick<RoundRecording, 'id' | 'begun_at'>): string =>
  `roundRecording/${id}-${begun_at.getTime()}/`;
