import { francAll } from 'franc-min';
import { type SpokenText, isFunctionWord } from './words.ts';

/**
 * Whether an answer is in another language than English. The recogniser knows English only, and writes English words for
 * whatever it hears, but it gives them little probability. A typed answer is read by its letters (franc, after Cavnar and
 * Trenkle 1994).
 */

/**
 * Below this mean log-probability of all its words a spoken answer is no English that the recogniser can follow. In the
 * evaluation twelve other languages have -0.61 and less, English in several accents -0.37 and more.
 */
const followed = -0.5;
/** With fewer words than this in less voice, the words tell too little. */
const fewestHeard = 5;
const leastVoiceSeconds = 4;
/** With fewer words than this, a text tells too little of its language. */
const fewestWords = 8;
/** English answers that are lists of terms look like other languages, but never so much, and have no such words. */
const leastEnglish = 0.82;
const leastFunctionWords = 0.2;

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Why a person must listen or read, in a sentence; null for English. */
export function languageDoubt({ text, segments = [], voiceSeconds = 0 }: SpokenText): string | null {
  const other = languageOf(text);
  if (other !== null)
    return `The answer seems to be in ${other}. The analysis knows English only. A person should check it.`;
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0);
  if (words < fewestHeard && voiceSeconds < leastVoiceSeconds) return null;
  const confidence =
    segments.reduce((sum, segment) => sum + segment.confidence * segment.words.length, 0) /
    Math.max(1, words);
  if (confidence >= followed) return null;
  return 'The recogniser, which knows English only, could not follow the answer: it may be in another language, or hard to hear. A person should listen to it.';
}

/** The name of the language of a text, if it is another than English. */
function languageOf(text: string): string | null {
  const [best] = francAll(text);
  if (best === undefined || best[0] === 'und' || best[0] === 'eng') return null;
  const name = names.of(best[0]) ?? best[0];
  const english = francAll(text).find(([code]) => code === 'eng');
  // Not in Latin letters at all.
  if (english === undefined) return name;
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.length < fewestWords || english[1] >= leastEnglish) return null;
  return words.filter(isFunctionWord).length < leastFunctionWords * words.length ? name : null;
}
