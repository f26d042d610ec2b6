import { areSynonyms } from './synonyms.ts';
import type { Token } from './words.ts';

/** How alike two words must be to count as the same one said or heard a little differently. */
export const sameWord = 0.7;

/**
 * A rough key of how a word sounds in English, so that "cash" and "cache" or "their" and "there" meet: the consonants in
 * classes, vowels dropped after the first letter.
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

/** Damerau-Levenshtein distance (adjacent swaps count one), given up above `limit`. */
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

interface Shape {
  sound: string;
  /** A bit for each letter that it has. */
  letters: number;
}

const shapes = new Map<string, Shape>();
const shapeLimit = 50_000;

function shapeOf(stem: string): Shape {
  const known = shapes.get(stem);
  if (known !== undefined) return known;
  let letters = 0;
  for (let index = 0; index < stem.length; index += 1) letters |= 1 << (stem.charCodeAt(index) - 97);
  const shape = { sound: soundOf(stem), letters };
  if (shapes.size >= shapeLimit) shapes.clear();
  shapes.set(stem, shape);
  return shape;
}

function bitCount(value: number): number {
  let rest = value;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function compare(a: string, b: string): number {
  if (areSynonyms(a, b)) return 0.85;
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  if (shorter < 4 || longer > 2 * shorter) return 0;
  if (/\d/.test(a) || /\d/.test(b)) return 0;
  const shapeA = shapeOf(a);
  const shapeB = shapeOf(b);
  const limit = longer >= 8 ? 2 : 1;
  // Each edit changes at most two letters of the set: most pairs need no distance.
  if (shorter >= 5 && longer - shorter <= limit && bitCount(shapeA.letters ^ shapeB.letters) <= 2 * limit) {
    const distance = editDistance(a, b, limit);
    if (distance <= limit && isNotPrefixed(a, b)) return distance === 1 ? 0.9 : 0.8;
  }
  const shared = sharedStart(a, b);
  if (shared >= 5 && shared / longer >= 0.6) return 0.8;
  if (shared >= 4 && shared === shorter && shared / longer >= 0.5) return 0.7;
  if (shapeA.sound.length >= 3 && shapeA.sound === shapeB.sound) return 0.75;
  return 0;
}

/** "valid" and "invalid" are one letter pair apart and mean the opposite. */
function isNotPrefixed(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return !(
    long.length - short.length >= 1 &&
    long.endsWith(short) &&
    /^(un|in|im|ir|il|dis|non|de|a)$/.test(long.slice(0, -short.length))
  );
}

/** By the stem that sorts first, then the other. */
const cache = new Map<string, Map<string, number>>();
const cacheLimit = 10_000;

/** How alike two words are, 0 to 1: the same stem, a synonym, a misspelling, or a word that sounds the same. */
export function likeness(a: Token, b: Token): number {
  if (a.stem === b.stem) return 1;
  if (a.weight === 0 || b.weight === 0) return 0;
  const [first, second] = a.stem < b.stem ? [a.stem, b.stem] : [b.stem, a.stem];
  let row = cache.get(first);
  if (row === undefined) {
    if (cache.size >= cacheLimit) cache.clear();
    row = new Map();
    cache.set(first, row);
  }
  const known = row.get(second);
  if (known !== undefined) return known;
  const value = compare(first, second);
  row.set(second, value);
  return value;
}
