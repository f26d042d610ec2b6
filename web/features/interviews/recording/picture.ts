import type { SentSegment } from './sent-segment.ts';

/** The size of the recorded picture. On a slow connection the picture shrinks before anything else suffers. */

export const PICTURES = ['whole', '480p', '240p', 'none'] as const;
export type Picture = (typeof PICTURES)[number];

export interface PictureSettings {
  /** Null for only the voice. */
  height: number | null;
  videoBits: number;
  audioBits: number;
}

export const SETTINGS: Record<Picture, PictureSettings> = {
  whole: { height: 540, videoBits: 900_000, audioBits: 96_000 },
  '480p': { height: 480, videoBits: 400_000, audioBits: 64_000 },
  '240p': { height: 240, videoBits: 120_000, audioBits: 32_000 },
  none: { height: null, videoBits: 0, audioBits: 24_000 },
};

/** A backlog of more seconds than this can't come from sending a single piece. */
const LATE_SECONDS = 12;

export interface Backlog {
  /** How much was recorded but not sent yet. */
  seconds: number;
  /** Whether there is no network at all. The backlog then says nothing about the speed. */
  isOffline: boolean;
}

/** Refused segments wait for the end, and a smaller picture would not get them there sooner. */
export function backlogOf(segments: readonly SentSegment[], isOffline: boolean): Backlog {
  const waiting = segments
    .filter((each) => !each.isRefused())
    .map(({ segment, seconds, sentBytes }) => seconds() * (1 - sentBytes() / Math.max(1, segment.bytes())));
  return { seconds: waiting.reduce((sum, each) => sum + each, 0), isOffline };
}

/** The next smaller picture if the connection doesn't keep up with this one. Otherwise the same. */
export function shrunk(picture: Picture, before: Backlog, now: Backlog): Picture {
  const isLate =
    !before.isOffline && !now.isOffline && now.seconds > LATE_SECONDS && now.seconds > before.seconds;
  return isLate ? (PICTURES[PICTURES.indexOf(picture) + 1] ?? picture) : picture;
}
