import type { QuestionnaireEntry } from '#web/api/types.ts';

/** A text with its evidence: what was heard, or what the candidate says that they said. */
export interface Text {
  words: readonly (QuestionnaireEntry['words'][number] & { corrected?: boolean })[];
  ideas: QuestionnaireEntry['ideas'];
}

export interface ShownWord {
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** The recogniser was not sure of it. */
  unsure: boolean;
  /** Typed by the candidate. */
  corrected: boolean;
}

/** A run of words that is evidence of one idea (its index among the ideas), or of none. */
export interface Segment {
  idea: number | null;
  words: ShownWord[];
}

/** Times are written with milliseconds. */
const TOLERANCE = 0.011;

/** The words of an answer in runs, each marked with the idea that it is closest evidence of. */
export function segmentsOf(entry: Text): Segment[] {
  const segments: Segment[] = [];
  for (const { text, startSeconds, endSeconds, unsure = false, corrected = false } of entry.words) {
    const idea = closestIdea(entry.ideas, startSeconds, endSeconds);
    const word = { text, startSeconds, endSeconds, unsure, corrected };
    const last = segments.at(-1);
    if (last && last.idea === idea) last.words.push(word);
    else segments.push({ idea, words: [word] });
  }
  return segments;
}

/** Of the ideas that a word is evidence of, the one whose evidence is shortest: a long one may hold others in it. */
function closestIdea(ideas: Text['ideas'], startSeconds: number, endSeconds: number): number | null {
  let closest: number | null = null;
  let shortest = Infinity;
  for (const [index, { evidence }] of ideas.entries()) {
    if (!evidence || evidence.startSeconds === null || evidence.endSeconds === null) continue;
    if (startSeconds < evidence.startSeconds - TOLERANCE || endSeconds > evidence.endSeconds + TOLERANCE)
      continue;
    const seconds = evidence.endSeconds - evidence.startSeconds;
    if (seconds >= shortest) continue;
    shortest = seconds;
    closest = index;
  }
  return closest;
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
