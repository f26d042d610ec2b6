import { languageDoubt } from './language.ts';
import { type SpokenText, type SourceWord, sourceWords } from './words.ts';

/**
 * How much of an answer was recognised as words. If it is too little, a person listens: nobody gets a lower
 * mark for an accent.
 */

/** From this share of doubtful words on, a person should listen. */
const doubtfulShare = 0.5;
/** Coughs and clicks are shorter than this. */
const LEAST_VOICE_SECONDS = 1;
/** If this share of the voice, and this many seconds, gave no words, the missing part may be the answer. */
const unheardShare = 0.5;
const UNHEARD_SECONDS = 4;

/**
 * No word takes longer. The seconds with words are those of whole stretches of voice, so one word that was recognised in
 * a stretch of eight seconds would otherwise stand for all of it.
 */
const LONGEST_WORD_SECONDS = 2;
const LONGEST_FILLER_SECONDS = 1;

/** `no words`: a voice, but no recognised words at all; `few words`: most of the voice gave no words. */
export type Hearing = 'enough' | 'few words' | 'no words';

export function hearingOf(spoken: SpokenText): Hearing {
  const { text, voiceSeconds } = spoken;
  if (voiceSeconds === undefined) return 'enough';
  const unheard = unheardSeconds(spoken, LONGEST_WORD_SECONDS);
  if (unheard > LEAST_VOICE_SECONDS && !/[\p{L}\p{N}]/u.test(text)) return 'no words';
  return unheard >= UNHEARD_SECONDS && unheard >= unheardShare * voiceSeconds ? 'few words' : 'enough';
}

/** Whether there was more voice than the fillers that are all that was recognised: the rest may be the answer. */
export function isMoreThanFillers(spoken: SpokenText): boolean {
  return unheardSeconds(spoken, LONGEST_FILLER_SECONDS) > LEAST_VOICE_SECONDS;
}

function unheardSeconds({ text, voiceSeconds, speechSeconds }: SpokenText, longestWord: number): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return (voiceSeconds ?? 0) - Math.min(speechSeconds ?? 0, longestWord * words);
}

export function areMostlyDoubtful(words: readonly SourceWord[]): boolean {
  const doubtful = words.filter((word) => word.doubtful).length;
  return doubtful > 0 && doubtful >= doubtfulShare * words.length;
}

/** Whether so much was not recognised, only with low confidence, or in another language, that a person should listen. */
export function mustBeHeard(spoken: SpokenText): boolean {
  return (
    hearingOf(spoken) !== 'enough' || areMostlyDoubtful(sourceWords(spoken)) || languageDoubt(spoken) !== null
  );
}
