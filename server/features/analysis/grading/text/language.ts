import type { Note } from '#contract/interview/notes.ts';
import { francAll } from 'franc-min';
import { type TextLanguage, textLanguage } from './languages/text-language.ts';
import type { SpokenText } from './words.ts';

/**
 * Whether an answer is in a different language from its interview. A recogniser writes words of its own language for
 * whatever it hears, but gives them a low probability. The language of a typed answer is determined from its letters
 * (franc, after Cavnar and Trenkle 1994).
 */

/**
 * If the mean log-probability of all its words is below this, a spoken answer is not English that the recogniser can
 * follow. In the evaluation, twelve other languages have -0.61 or less, and English in several accents -0.37 or more.
 */
const followed = -0.5;
/** With fewer words than this and less voice, there is too little to judge. */
const fewestHeard = 5;
const leastVoiceSeconds = 4;
/** With fewer words than this, a text is too short to determine its language. */
const fewestWords = 8;
/**
 * English answers that are lists of terms look like other languages, but their words are in the English word list.
 * Chosen with the typed answers of `npm run eval:speech`.
 */
const fewFunctionWords = 0.2;
const unlike = { share: 0.82, words: 0.72 };
const notQuiteLike = { share: 0.9, words: 0.3 };
/** Shorter words look alike in many languages. */
const longWord = 4;
/** In a short text, these languages look the same as Hindi, and most people who write them also write Hindi. */
const ignore = ['mag', 'bho', 'mai'];
/**
 * Languages within this share of the best are considered equally likely. Then one of these is named if it is among
 * them, otherwise none.
 */
const asLikely = 0.98;
const widelySpoken = ['ind', 'tur', 'rus'];

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The note on an answer that is not in the language of its interview, or not in one that the recogniser could follow.
 * Otherwise null.
 */
export function otherLanguage({
  text,
  language = 'en',
  segments = [],
  voiceSeconds = 0,
}: SpokenText): Note | null {
  const other = otherThan(textLanguage(language), text);
  if (other !== null) return { code: 'other-language', said: other };
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0);
  if (words < fewestHeard && voiceSeconds < leastVoiceSeconds) return null;
  const confidence =
    segments.reduce((sum, segment) => sum + segment.confidence * segment.words.length, 0) /
    Math.max(1, words);
  return confidence >= followed ? null : { code: 'not-followed' };
}

/** The name of the language of a text, if it is not this one. */
function otherThan(language: TextLanguage, text: string): string | null {
  // Single letters are formulas: a σ does not make an answer Greek.
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]{2,}/gu) ?? [];
  const likely = francAll(text, { ignore });
  const best = likely[0]?.[0];
  if (words.length === 0 || best === undefined || best === 'und' || best === language.iso) return null;
  const own = likely.find(([code]) => code === language.iso)?.[1];
  // If there is none, the text is not in Latin letters.
  if (own !== undefined && !isForeign(words, own, language)) return null;
  const likeliest = likely.filter(([, share]) => share >= asLikely).map(([code]) => code);
  const named = likeliest.length === 1 ? best : likeliest.find((code) => widelySpoken.includes(code));
  return (named === undefined ? undefined : names.of(named)) ?? 'another language';
}

function isForeign(
  words: readonly string[],
  own: number,
  { functionWords, isListed }: TextLanguage,
): boolean {
  if (words.length < fewestWords) return false;
  if (words.filter((word) => functionWords.has(word)).length >= fewFunctionWords * words.length) return false;
  const long = words.filter((word) => word.length >= longWord);
  const known = long.filter((word) => isListed?.(word) === true).length / Math.max(1, long.length);
  return [unlike, notQuiteLike].some((limit) => own < limit.share && known < limit.words);
}
