import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { classOf } from './word-classes.ts';

/** Pointwise mutual information in tenths of a bit, by the classes of a word and the next one. */
const pairs = z
  .array(z.array(z.number()))
  .parse(JSON.parse(readFileSync(new URL('./word-pairs.json', import.meta.url), 'utf8')));

function pairBits(a: number, b: number): number {
  return (pairs[a]?.[b] ?? 0) / 10;
}

/**
 * How much more plausible the word order is than chance, in standard deviations: the mean pointwise mutual information
 * of adjacent words, compared with all orders of the same words. English prose of fifteen words has about 3, a shuffled
 * text 0 ± 1.
 */
export function wordOrder(words: readonly string[]): number {
  const classes = words.map(classOf);
  const n = classes.length;
  if (n < 3) return 0;
  let sum = 0;
  for (let index = 1; index < n; index += 1) sum += pairBits(classes[index - 1] ?? 0, classes[index] ?? 0);
  const counts = new Map<number, number>();
  for (const word of classes) counts.set(word, (counts.get(word) ?? 0) + 1);
  let mean = 0;
  let square = 0;
  for (const [a, countA] of counts) {
    for (const [b, countB] of counts) {
      const share = (countA * (a === b ? countB - 1 : countB)) / (n * (n - 1));
      const bits = pairBits(a, b);
      mean += share * bits;
      square += share * bits * bits;
    }
  }
  const spread = Math.sqrt(Math.max(0.05, square - mean * mean));
  return ((sum / (n - 1) - mean) / spread) * Math.sqrt(n - 1);
}
