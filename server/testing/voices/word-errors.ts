/** The result of comparing words. Counts add up over clips. The rate is errors divided by words. */
export interface WordErrors {
  words: number;
  errors: number;
}

const FILLERS = new Set(['um', 'uh', 'uhm', 'er', 'erm', 'ah', 'hm', 'hmm', 'mm']);

/** Different spellings of words that sound the same. Keys and values are lower case, without punctuation. */
const SPELLINGS: Record<string, string> = {
  yknow: 'you know',
  mr: 'mister',
  mrs: 'missus',
  dr: 'doctor',
  ok: 'okay',
  alright: 'all right',
  cannot: 'can not',
  colored: 'coloured',
  color: 'colour',
  firefox: 'fire fox',
  percent: 'per cent',
};

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Whole numbers under a million in words. Longer ones are spelled digit by digit, as people usually read them. */
function numberWords(digits: string): string {
  const value = Number(digits);
  if (digits.length > 6 || (digits.length > 1 && digits.startsWith('0'))) {
    return [...digits].map((digit) => ONES[Number(digit)]).join(' ');
  }
  if (value < 20) return ONES[value]!;
  if (value < 100) return [TENS[Math.floor(value / 10)], value % 10 ? ONES[value % 10] : ''].join(' ');
  const [size, name]: [number, string] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  return `${numberWords(String(Math.floor(value / size)))} ${name} ${rest ? numberWords(String(rest)) : ''}`;
}

/**
 * A text's words in the form in which they are compared: lower case, without punctuation, split at hyphens and
 * slashes, with numbers and `%` in words (without the "and" inside numbers), without fillers, and with a few spellings
 * unified.
 */
export function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/%/g, ' percent ')
    .replace(/\d+/g, (digits) => ` ${numberWords(digits)} `)
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\b(hundred|thousand) and\b/g, '$1')
    .replace(/'/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .flatMap((word) => (Object.hasOwn(SPELLINGS, word) ? SPELLINGS[word]!.split(' ') : [word]));
}

/** Insertions, deletions and substitutions (Levenshtein distance over comparable words). */
export function countWordErrors(reference: string, recognised: string): WordErrors {
  const expected = comparableWords(reference);
  const got = comparableWords(recognised);
  return { words: expected.length, errors: distances(expected, got).at(-1)!.at(-1)! };
}

/** For each recognised word, whether it is wrong: substituted or inserted, according to the same alignment. */
export function wrongWords(reference: string, recognised: readonly string[]): boolean[] {
  const expected = comparableWords(reference);
  const parts = recognised.flatMap((text, word) => comparableWords(text).map((part) => ({ part, word })));
  const got = parts.map(({ part }) => part);
  const table = distances(expected, got);
  const wrong = recognised.map(() => false);
  let i = expected.length;
  let j = got.length;
  while (j > 0) {
    const substituted = i === 0 ? Infinity : table[i - 1]![j - 1]! + (expected[i - 1] === got[j - 1] ? 0 : 1);
    if (table[i]![j] === substituted) {
      if (expected[i - 1] !== got[j - 1]) wrong[parts[j - 1]!.word] = true;
      i -= 1;
      j -= 1;
    } else if (table[i]![j] === table[i]![j - 1]! + 1) {
      wrong[parts[j - 1]!.word] = true;
      j -= 1;
    } else {
      i -= 1;
    }
  }
  return wrong;
}

/** The distance between each beginning of one text and each beginning of the other. */
function distances(expected: readonly string[], got: readonly string[]): number[][] {
  const table = [Array.from({ length: got.length + 1 }, (_, i) => i)];
  for (const [i, word] of expected.entries()) {
    const previous = table[i]!;
    const row = [i + 1];
    for (let j = 1; j <= got.length; j++) {
      const substituted = previous[j - 1]! + (word === got[j - 1] ? 0 : 1);
      row.push(Math.min(substituted, previous[j]! + 1, row[j - 1]! + 1));
    }
    table.push(row);
  }
  return table;
}

/** Word error rate: 0 is perfect. Invented words can raise it above 1. */
export function wordErrorRate(reference: string, recognised: string): number {
  const { words, errors } = countWordErrors(reference, recognised);
  return words > 0 ? errors / words : Number(errors > 0);
}
