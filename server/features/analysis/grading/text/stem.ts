/**
 * The Porter stemmer: M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980.
 * British spellings are brought to the American ones first, so that "behaviour" and "behavior" meet.
 */

const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;
const measureAbove0 = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measureIs1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureAbove1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);
const doubled = /([^aeiouylsz])\1$/;

const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const step3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$|^(.+?[st])(ion)$/;

function american(word: string): string {
  return word
    .replace(/(?<=[a-z]{2})our(?=s?$|able$|al$|ed$|ing$|ite$|er$|ers$)/, 'or')
    .replace(/(?<=[a-z]{3})is(?=e$|es$|ed$|ing$|er$|ers$|ation$|ations$)/, 'iz')
    .replace(/(?<=[a-z]{2})yse(?=s?$|d$)/, 'yze')
    .replace(/(?<=[a-z]{2})tre(?=s?$)/, 'ter');
}

function replaceEnd(word: string, rules: readonly (readonly [string, string])[]): string {
  for (const [end, by] of rules) {
    if (!word.endsWith(end)) continue;
    const base = word.slice(0, -end.length);
    return measureAbove0.test(base) ? base + by : word;
  }
  return word;
}

function stripInflection(word: string): string {
  let result = word;
  if (/(ss|i)es$/.test(result)) result = result.slice(0, -2);
  else if (/[^s]s$/.test(result)) result = result.slice(0, -1);
  if (result.endsWith('eed')) {
    return measureAbove0.test(result.slice(0, -3)) ? result.slice(0, -1) : result;
  }
  const inflected = /^(.+)(ed|ing)$/.exec(result);
  const base = inflected?.[1];
  if (base === undefined || !hasVowel.test(base)) return result;
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (doubled.test(base)) return base.slice(0, -1);
  return shortEnd.test(base) ? `${base}e` : base;
}

function porter(word: string): string {
  if (word.length < 3) return word;
  let result = stripInflection(word);
  if (result.endsWith('y') && hasVowel.test(result.slice(0, -1))) result = `${result.slice(0, -1)}i`;
  result = replaceEnd(replaceEnd(result, step2), step3);
  const ending = step4.exec(result);
  const base = ending?.[1] ?? ending?.[3];
  if (base !== undefined && measureAbove1.test(base)) result = base;
  if (result.endsWith('e')) {
    const rest = result.slice(0, -1);
    if (measureAbove1.test(rest) || (measureIs1.test(rest) && !shortEnd.test(rest))) result = rest;
  }
  if (result.endsWith('ll') && measureAbove1.test(result)) result = result.slice(0, -1);
  return result;
}

const stems = new Map<string, string>();
const stemLimit = 50_000;

/** The stem of a lower-case English word; numbers and other scripts come back as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(word) ? porter(american(word)) : word;
  if (stems.size >= stemLimit) stems.clear();
  stems.set(word, stem);
  return stem;
}
