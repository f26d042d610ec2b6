import { readFileSync } from 'node:fs';
import { stemOf } from './stem.ts';

/**
 * How informative a word is. The list has one word per line, most common first. By Zipf's law, the n-th word makes up
 * about 0.1 / n of running text, so its inverse document frequency over sentences of `sentenceLength` words follows
 * from n alone.
 */
const sentenceLength = 15;

const words = readFileSync(new URL('./frequency.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const rankByWord = new Map(words.map((word, index) => [word, index + 1]));
const rankByStem = new Map<string, number>();
for (const [word, rank] of rankByWord) {
  const stem = stemOf(word);
  if (!rankByStem.has(stem)) rankByStem.set(stem, rank);
}
const unknownRank = words.length + 1000;

function inverseDocumentFrequency(rank: number): number {
  const share = Math.min(0.07, 0.1 / rank);
  return -Math.log(1 - (1 - share) ** sentenceLength);
}
const highest = inverseDocumentFrequency(unknownRank);

/** From about 0 (the most common words) to 1 (words that are not in the list). */
export function tellingness(word: string): number {
  const rank = Math.min(rankByWord.get(word) ?? unknownRank, rankByStem.get(stemOf(word)) ?? unknownRank);
  return inverseDocumentFrequency(rank) / highest;
}

export function isListed(word: string): boolean {
  return rankByWord.has(word) || rankByStem.has(stemOf(word));
}
