import type { Question } from '../interview/types.ts';

/** Stands where the question will be: it is shown as soon as everything that is said is recorded. */
export const STARTING: Question = {
  id: 'starting',
  kind: 'personal',
  text: 'One moment: the recording starts.',
  options: [],
  ordinal: null,
};

/** What is said while the question is read: whether what the candidate says is recorded. */
export const askingText = (isHeard: boolean): string =>
  isHeard
    ? 'The question is read to you, and the recording runs: you can answer at any time. Your time begins after it was read.'
    : 'The question is read to you. Then you have time to think. What you say now is no part of your answer.';
