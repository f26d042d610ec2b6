import { stemmer } from 'stemmer';

/** Converts British spellings to American ones, so that "behaviour" and "behavior" get one stem. */
function american(word: string): string {
  return word
    .replace(/(?<=[a-z]{2})our(?=s?$|able$|al$|ed$|ing$|ite$|er$|ers$)/, 'or')
    .replace(/(?<=[a-z]{3})is(?=e$|es$|ed$|ing$|er$|ers$|ation$|ations$)/, 'iz')
    .replace(/(?<=[a-z]{2})yse(?=s?$|d$)/, 'yze')
    .replace(/(?<=[a-z]{2})tre(?=s?$)/, 'ter');
}

const stems = new Map<string, string>();
const stemLimit = 50_000;

/** The Porter stem of a lower-case English word. Numbers and words in other scripts are returned unchanged. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(word) ? stemmer(american(word)) : word;
  if (stems.size >= stemLimit) stems.clear();
  stems.set(word, stem);
  return stem;
}
