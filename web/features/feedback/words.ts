import * as said from '#contract/messages/en/verdicts.ts';
import type { PersonsVerdict } from '#contract/interview/verdicts.ts';
import type { Message } from '#contract/messages/message.ts';
import type { QuestionnaireEntry } from '#web/api/types.ts';

/** A person's verdicts as button labels. */
export const MARKS: Record<PersonsVerdict, Message> = {
  Correct: said.markCorrect,
  'Partially Correct': said.markPartly,
  Incorrect: said.markIncorrect,
  'Not Answered': said.markNoAnswer,
};

/** A text with its evidence: the recognised text or the candidate's correction. */
export interface Text {
  words: readonly (QuestionnaireEntry['words'][number] & { corrected?: boolean })[];
  ideas: QuestionnaireEntry['ideas'];
  /** The words may not be what was said. */
  isHardToHear?: boolean | undefined;
}

export interface ShownWord {
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** The recogniser was not sure of this word. */
  unsure: boolean;
  /** Typed by the candidate. */
  corrected: boolean;
}

/** A run of words that is evidence for one idea (by its index) or for none. */
export interface Segment {
  idea: number | null;
  words: ShownWord[];
}

/** In seconds. Times are stored to the millisecond. */
const TOLERANCE = 0.011;

/** Splits the words of an answer into runs. Each run has the idea it is the closest evidence for. */
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

/** The ideas for the words of a follow-up answer. Ideas already covered before it have no evidence there. */
export const ideasInFollowUp = (ideas: Text['ideas']): Text['ideas'] =>
  ideas.map(({ isInFollowUp = false, ...one }) => (isInFollowUp ? one : { ...one, evidence: null }));

/**
 * Of the ideas whose evidence contains the word, the one with the shortest evidence, because a long one may contain
 * others.
 */
function closestIdea(ideas: Text['ideas'], startSeconds: number, endSeconds: number): number | null {
  let closest: number | null = null;
  let shortest = Infinity;
  for (const [index, { evidence, isInFollowUp = false }] of ideas.entries()) {
    // Its times refer to another recording.
    if (isInFollowUp) continue;
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
  /** The index of the question in the report. */
  index: number;
  /** The second at which the current word begins. Null before the first word. */
  word: number | null;
}

type Timed = Pick<QuestionnaireEntry, 'words' | 'videoOffsetSeconds' | 'durationSeconds'>;

/** The word of an answer spoken at this second of it. */
export function placeInAnswer(questions: readonly Timed[], index: number, seconds: number): Place {
  const words = questions[index]?.words ?? [];
  const word = words.findLast(({ startSeconds }) => startSeconds <= seconds + TOLERANCE);
  return { index, word: word?.startSeconds ?? null };
}

/** The word spoken at a second of the video. Null between answers. */
export function placeInVideo(questions: readonly Timed[], videoSeconds: number): Place | null {
  for (const [index, { videoOffsetSeconds: offset, durationSeconds }] of questions.entries()) {
    if (offset === null || durationSeconds === null) continue;
    if (videoSeconds >= offset - TOLERANCE && videoSeconds <= offset + durationSeconds)
      return placeInAnswer(questions, index, videoSeconds - offset);
  }
  return null;
}

export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one?.index === other?.index && one?.word === other?.word;
