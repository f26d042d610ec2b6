import type { Question } from '../interview/machine.ts';

/** Stands where the question will be: it is shown as soon as everything that is said is recorded. */
export const STARTING: Question = {
  id: 'starting',
  kind: 'personal',
  text: 'One moment: the recording starts.',
  options: [],
  ordinal: null,
};

export const ASKING_TEXT =
  'The question is read to you, and the recording runs: you can answer at any time. Your time begins after it was read.';
