import type { TextLanguage } from './languages/text-language.ts';
import type { Token } from './words.ts';

/** At this similarity or above, two words count as the same, with a variation or a mishearing. */
export const sameWord = 0.7;

/**
 * A rough phonetic key of an English word, equal for "cash" and "cache" or "their" and "there": the classes of its
 * consonants, without vowels after the first letter.
 */
export function soundOf(word: string): string {
  const folded = word
    .replace(/^(kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/ph/g, 'f')
    .replace(/(sch|ch(?=[rl])|ck|q(u)?|x(?=$))/g, 'k')
    .replace(/tch|ch|sh|ti(?=[oa])|che$/g, 'S')
    .replace(/gh(?=t|$)/g, '')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/d/g, 't')
    .replace(/v/g, 'f');
  const head = /^[aeiouhwy]/.test(folded) ? 'a' : '';
  return head + folded.replace(/[aeiouhwy]/g, '').replace(/(.)\1+/g, '$1');
}

/** Damerau-Levenshtein distance (an adjacent swap counts as one). The search stops above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      }
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** The properties by which stems are compared. */
export interface Shape {
  sound: string;
  /** One bit for each letter in the word. */
  letters: number;
  hasDigit: boolean;
  meanings: ReadonlySet<number> | undefined;
}

export function shapeOf(stem: string, { soundOf, meaningsOf }: TextLanguage): Shape {
  let letters = 0;
  for (let index = 0; index < stem.length; index += 1) letters |= 1 << (stem.charCodeAt(index) - 97);
  return {
    sound: soundOf?.(stem) ?? '',
    letters,
    hasDigit: /\d/.test(stem),
    meanings: meaningsOf?.(stem),
  };
}

function shareMeaning(a: Shape, b: Shape): boolean {
  if (a.meanings === undefined || b.meanings === undefined) return false;
  for (const meaning of a.meanings) if (b.meanings.has(meaning)) return true;
  return false;
}

function bitCount(value: number): number {
  let rest = value;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How similar two words are, 0 to 1: the same stem, a synonym, a misspelling, or a word that sounds the same.
 */
export function similarity(one: Token, other: Token): number {
  const a = one.stem;
  const b = other.stem;
  if (a === b) return 1;
  if (one.weight === 0 || other.weight === 0) return 0;
  if (shareMeaning(one.shape, other.shape)) return 0.85;
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  if (shorter < 4 || longer > 2 * shorter || one.shape.hasDigit || other.shape.hasDigit) return 0;
  const limit = longer >= 8 ? 2 : 1;
  // Each edit changes at most two letters of the set, so most pairs don't need the distance.
  const differing = bitCount(one.shape.letters ^ other.shape.letters);
  if (shorter >= 5 && longer - shorter <= limit && differing <= 2 * limit) {
    const distance = editDistance(a, b, limit);
    if (distance <= limit && isNotPrefixed(a, b)) return distance === 1 ? 0.9 : 0.8;
  }
  const shared = sharedStart(a, b);
  if (shared >= 5 && shared / longer >= 0.6) return 0.8;
  if (shared >= 4 && shared === shorter && shared / longer >= 0.5) return 0.7;
  return one.shape.sound.length >= 3 && one.shape.sound === other.shape.sound ? 0.75 : 0;
}

/** "valid" and "invalid" differ by only two letters but mean the opposite. */
function isNotPrefixed(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return !(
    long.length - short.length >= 1 &&
    long.endsWith(short) &&
    /^(un|in|im|ir|il|dis|non|de|a)$/.test(long.slice(0, -short.length))
  );
}
