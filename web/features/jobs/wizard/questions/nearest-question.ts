import { contentWords } from '#contract/job/key-help.ts';

/** At least this many words, and this share of the shorter question's words, must be in common. */
const WORDS_MIN = 2;
const SHARE_MIN = 0.6;

/** The significant words of a text, without a plural s. */
export const stems = (text: string): Set<string> =>
  new Set(contentWords(text).map((word) => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word)));

/** The entry whose question has the most words in common with this one. Undefined if none has enough. */
export const nearestQuestion = <Entry extends { question: string }>(
  question: string,
  entries: readonly Entry[],
): Entry | undefined => compared(question, entries).find(({ isNear }) => isNear)?.entry;

/** The entries, with those that have the most words in common with this one first. */
export const nearestFirst = <Entry extends { question: string }>(
  question: string,
  entries: readonly Entry[],
): Entry[] => compared(question, entries).map(({ entry }) => entry);

function compared<Entry extends { question: string }>(question: string, entries: readonly Entry[]) {
  const own = stems(question);
  const found = entries.map((entry) => {
    const other = stems(entry.question);
    const common = [...own].filter((word) => other.has(word)).length;
    const isNear = common >= WORDS_MIN && common >= SHARE_MIN * Math.min(own.size, other.size);
    return { entry, isNear, share: common / (own.size + other.size || 1) };
  });
  return found.toSorted((one, other) => other.share - one.share);
}
