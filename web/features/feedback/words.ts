import type { QuestionnaireEntry } from '#contract/report.ts';

export interface ShownWord {
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** The recogniser was not sure of it. */
  unsure: boolean;
}

/** A run of words that is evidence of one idea (its index among the ideas), or of none. */
export interface Segment {
  idea: number | null;
  words: ShownWord[];
}

/** Below this the recogniser is wrong about every second time. */
const UNSURE_BELOW = 0.6;
/** Times are written with milliseconds. */
const TOLERANCE = 0.011;

/** The words of an answer in runs, each marked with the first idea that it is evidence of. */
export function segmentsOf(entry: Pick<QuestionnaireEntry, 'words' | 'ideas'>): Segment[] {
  const segments: Segment[] = [];
  for (const { text, startSeconds, endSeconds, confidence } of entry.words) {
    const found = entry.ideas.findIndex(({ evidence }) => {
      if (!evidence || evidence.startSeconds === null || evidence.endSeconds === null) return false;
      return (
        startSeconds >= evidence.startSeconds - TOLERANCE && endSeconds <= evidence.endSeconds + TOLERANCE
      );
    });
    const idea = found === -1 ? null : found;
    const word = { text, startSeconds, endSeconds, unsure: confidence < UNSURE_BELOW };
    const last = segments.at(-1);
    if (last && last.idea === idea) last.words.push(word);
    else segments.push({ idea, words: [word] });
  }
  return segments;
}

export interface Place {
  /** Of the question in the report. */
  index: number;
  /** Into its answer. */
  seconds: number;
}

/** Which answer is being given at a second of the video; null between answers. */
export function placeInVideo(
  questions: readonly Pick<QuestionnaireEntry, 'videoOffsetSeconds' | 'durationSeconds'>[],
  videoSeconds: number,
): Place | null {
  for (const [index, { videoOffsetSeconds: offset, durationSeconds }] of questions.entries()) {
    if (offset === null || durationSeconds === null) continue;
    if (videoSeconds >= offset && videoSeconds <= offset + durationSeconds)
      return { index, seconds: videoSeconds - offset };
  }
  return null;
}
