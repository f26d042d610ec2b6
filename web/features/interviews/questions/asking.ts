import * as said from '#contract/messages/en/interview.ts';
import type { Question } from '../interview/types.ts';

/** Takes the place of the question, which appears as soon as everything said is being recorded. */
export const starting = (): Question => ({
  id: 'starting',
  kind: 'personal',
  text: said.recordingStarts(),
  options: [],
  ordinal: null,
});

/** Tells the candidate, while the question is read, whether what they say is recorded. */
export const askingText = (isHeard: boolean): string => (isHeard ? said.askingHeard() : said.asking());
