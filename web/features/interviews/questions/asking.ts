import * as said from '#contract/messages/en/interview.ts';
import type { Question } from '../interview/types.ts';

/** Stands where the question will be: it is shown as soon as everything that is said is recorded. */
export const starting = (): Question => ({
  id: 'starting',
  kind: 'personal',
  text: said.recordingStarts(),
  options: [],
  ordinal: null,
});

/** What is said while the question is read: whether what the candidate says is recorded. */
export const askingText = (isHeard: boolean): string => (isHeard ? said.askingHeard() : said.asking());
