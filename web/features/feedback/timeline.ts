import type { QuestionnaireEntry, Report } from '#web/api/types.ts';

/** Where the answers, silences and events are in the video. All times are in seconds. */

export interface Stretch {
  from: number;
  to: number;
}

type Entry = Pick<QuestionnaireEntry, 'words' | 'durationSeconds' | 'videoOffsetSeconds'>;

/** Shorter pauses are part of speaking. */
export const SILENCE_SECONDS = 2;
/** This much of a silence is played at each end, so that no word is cut off. */
const KEPT_SECONDS = 0.4;

/**
 * The parts of an answer in which no words were recognised. If there are no words at all, the recogniser may have
 * missed them, so nothing counts as silence.
 */
export function silencesIn({ words, durationSeconds }: Entry): Stretch[] {
  if (words.length === 0) return [];
  const ends = [0, ...words.map(({ endSeconds }) => endSeconds)];
  const starts = words.map(({ startSeconds }) => startSeconds);
  if (durationSeconds !== null) starts.push(durationSeconds);
  return starts.flatMap((start, index) => {
    const end = ends[index] ?? start;
    return start - end < SILENCE_SECONDS ? [] : [{ from: end, to: start }];
  });
}

/** The part skipped when silences are skipped: the middle of each. */
const middleOf = ({ from, to }: Stretch): Stretch => ({ from: from + KEPT_SECONDS, to: to - KEPT_SECONDS });

export const skippedIn = (entry: Entry): Stretch[] => silencesIn(entry).map(middleOf);

export interface Part extends Stretch {
  /** The index of the question in the report. */
  index: number;
  silences: Stretch[];
}

/** The answers in the video, in the order of the video. */
export function partsOf(entries: readonly Entry[]): Part[] {
  return entries
    .flatMap((entry, index) => {
      const { videoOffsetSeconds: from, durationSeconds } = entry;
      if (from === null || durationSeconds === null) return [];
      const silences = silencesIn(entry).map((one) => ({ from: from + one.from, to: from + one.to }));
      return [{ index, from, to: from + durationSeconds, silences }];
    })
    .toSorted((one, other) => one.from - other.from);
}

/** The parts of the video to skip: silences in answers, and the time between answers. */
export function skippedInVideo(parts: readonly Part[]): Stretch[] {
  return parts.flatMap((part, place) => {
    const before = parts[place - 1];
    const pause = { from: before?.to ?? 0, to: part.from };
    const between = pause.to - pause.from < SILENCE_SECONDS ? [] : [middleOf(pause)];
    return [...between, ...part.silences.map(middleOf)];
  });
}

/** Where to continue from this second if silences are skipped. Null if someone is speaking there. */
export function skipFrom(skipped: readonly Stretch[], seconds: number): number | null {
  return skipped.find(({ from, to }) => seconds >= from && seconds < to - 0.05)?.to ?? null;
}

export interface NotedEvents {
  /** The second of the first event. */
  seconds: number;
  events: Report['proctoringTimeline'];
}

/** The events whose place in the video is known. Events closer than `apart` seconds are grouped. */
export function eventsInVideo(events: Report['proctoringTimeline'], apart: number): NotedEvents[] {
  const groups: NotedEvents[] = [];
  const known = events.flatMap((event) =>
    event.videoSeconds === null ? [] : [{ event, seconds: event.videoSeconds }],
  );
  for (const { event, seconds } of known.toSorted((one, other) => one.seconds - other.seconds)) {
    const last = groups.at(-1);
    if (last && seconds - last.seconds < apart) last.events.push(event);
    else groups.push({ seconds, events: [event] });
  }
  return groups;
}
