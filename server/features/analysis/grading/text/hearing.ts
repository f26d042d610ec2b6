import { type SpokenText, type SourceWord, sourceWords } from './words.ts';

/** How much of an answer was heard as words. A person listens where it is too little: nobody is marked down for an accent. */

/** The share of doubtful words from which a person should look. */
const doubtfulShare = 0.5;
/** A cough or a click is shorter. */
const LEAST_VOICE_SECONDS = 1;
/** So much of the voice without words, and so many seconds, and what is missing may be the answer. */
const unheardShare = 0.5;
const UNHEARD_SECONDS = 4;

/** `no words`: a voice and no words at all; `few words`: most of the voice gave none. */
export type Hearing = 'enough' | 'few words' | 'no words';

export function hearingOf({ text, voiceSeconds, speechSeconds }: SpokenText): Hearing {
  if (voiceSeconds === undefined) return 'enough';
  const unheard = voiceSeconds - (speechSeconds ?? 0);
  if (unheard > LEAST_VOICE_SECONDS && !/[\p{L}\p{N}]/u.test(text)) return 'no words';
  return unheard >= UNHEARD_SECONDS && unheard >= unheardShare * voiceSeconds ? 'few words' : 'enough';
}

export function areMostlyDoubtful(words: readonly SourceWord[]): boolean {
  const doubtful = words.filter((word) => word.doubtful).length;
  return doubtful > 0 && doubtful >= doubtfulShare * words.length;
}

/** Whether so much was not heard, or with low confidence, that a person should listen. */
export function mustBeHeard(spoken: SpokenText): boolean {
  return hearingOf(spoken) !== 'enough' || areMostlyDoubtful(sourceWords(spoken));
}
