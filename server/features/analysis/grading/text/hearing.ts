import type { Note } from '#contract/interview/notes.ts';
import type { Language } from '#contract/messages/languages.ts';
import { textLanguage } from './languages/text-language.ts';
import { otherLanguage } from './language.ts';
import { type SpokenText, splitWords } from './words.ts';

/**
 * How much of an answer was recognised as words. If it is too little, a person listens, so that no one gets a lower
 * mark for an accent.
 */

/**
 * Below this probability, a word is more often wrong than right. The limit is higher for uncommon words, because the
 * recogniser writes them for sounds it does not know. Chosen with half of the recordings of `npm run eval:speech`,
 * which prints for the other half how many of the marked words are wrong, and how many of the wrong words are marked.
 */
const misheardBelow = { common: 0.4, rare: 0.65 };
/** A word below this may or may not be right. If at least this share of the words are, a person should listen. */
const sureFrom = 0.7;
const doubtfulShare = 0.5;
/** Coughs and clicks are shorter than this. */
const LEAST_VOICE_SECONDS = 1;
/** If this share of the voice, and this many seconds, produced no words, the missing part may be the answer. */
const unheardShare = 0.5;
const UNHEARD_SECONDS = 4;

/**
 * No word takes longer than this. Speech is counted in whole stretches of voice, so otherwise one word recognised in a
 * stretch of eight seconds would account for all of it.
 */
const LONGEST_WORD_SECONDS = 2;
const LONGEST_FILLER_SECONDS = 1;

/** If only fillers were recognised: whether there was more voice than they take. The rest may be the answer. */
export function isMoreThanFillers(spoken: SpokenText): boolean {
  return unheardSeconds(spoken, LONGEST_FILLER_SECONDS) > LEAST_VOICE_SECONDS;
}

function unheardSeconds({ text, voiceSeconds, speechSeconds }: SpokenText, longestWord: number): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return (voiceSeconds ?? 0) - Math.min(speechSeconds ?? 0, longestWord * words);
}

/** Whether a word was probably misheard. */
export function isMisheard(
  { text, confidence }: { text: string; confidence: number },
  language: Language = 'en',
): boolean {
  const { functionWords, isListed } = textLanguage(language);
  // The "we" in "we're".
  const word = text.toLowerCase().match(/[\p{L}\p{N}-]+/u)?.[0] ?? '';
  const isCommon = functionWords.has(word) || isListed?.(word) !== false;
  return confidence < (isCommon ? misheardBelow.common : misheardBelow.rare);
}

function isMostlyDoubtful({ segments = [] }: SpokenText): boolean {
  const confidences = segments.flatMap(({ text, confidence, words }) =>
    words.length > 0
      ? words.map((word) => word.confidence)
      : splitWords(text).map(() => Math.exp(confidence)),
  );
  const doubtful = confidences.filter((confidence) => confidence < sureFrom).length;
  return doubtful > 0 && doubtful >= doubtfulShare * confidences.length;
}

/**
 * Why only a person who listens can tell what was said: hardly any words were recognised, the words are doubtful, or
 * they are in another language. Null if the words can be trusted.
 */
export function hearingNote(spoken: SpokenText): Note | null {
  const { text, voiceSeconds } = spoken;
  const unheard = voiceSeconds === undefined ? 0 : unheardSeconds(spoken, LONGEST_WORD_SECONDS);
  if (unheard > LEAST_VOICE_SECONDS && !/[\p{L}\p{N}]/u.test(text)) return { code: 'no-words' };
  const other = otherLanguage(spoken);
  if (other !== null) return other;
  if (unheard >= UNHEARD_SECONDS && unheard >= unheardShare * (voiceSeconds ?? 0))
    return { code: 'few-words' };
  return isMostlyDoubtful(spoken) ? { code: 'doubtful-words' } : null;
}
