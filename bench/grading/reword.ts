/** Ways to rephrase, mishear or falsify a reference answer, for the adversarial table. */
import { isFunctionWord } from '#server/features/analysis/grading/text/words.ts';

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const teens = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
/** Numbers, except those that count the items of a list ("1. Climate 2) Soil"). */
const written = /(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\d)(?!\s*[.)]\s*[A-Za-z])/g;

/** The number, 0 to 999, in spoken words. */
function spell(value: number): string {
  if (value <= 10) return digits[value] ?? '';
  if (value < 20) return teens[value - 11] ?? '';
  if (value < 100)
    return [tens[Math.floor(value / 10)], value % 10 === 0 ? '' : digits[value % 10]].join(' ').trim();
  const rest = value % 100;
  return `${digits[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` and ${spell(rest)}`}`;
}

/** The text with its numbers in spoken words ("1.5" as "one point five"); null if it has no number. */
export function numbersInWords(text: string): string | null {
  const said = text.replace(written, (number) => {
    const [whole = '', decimals] = number.split('.');
    if (Number(whole) > 999) return number;
    return (
      spell(Number(whole)) +
      (decimals ? ` point ${[...decimals].map((one) => digits[Number(one)]).join(' ')}` : '')
    );
  });
  return said === text ? null : said;
}

/** The text with other numbers; null if it has no number. */
export function otherNumbers(text: string): string | null {
  const changed = text.replace(written, (number) => String(Number(number) * 7 + 3));
  return changed === text ? null : changed;
}

const opposites: readonly (readonly [string, string])[] = [
  ['open', 'closed'],
  ['same', 'different'],
  ['increases', 'decreases'],
  ['increase', 'decrease'],
  ['first', 'last'],
  ['always', 'never'],
  ['higher', 'lower'],
  ['high', 'low'],
  ['before', 'after'],
  ['inside', 'outside'],
  ['positive', 'negative'],
  ['more', 'less'],
  ['minimum', 'maximum'],
  ['connected', 'disconnected'],
  ['true', 'false'],
  ['static', 'dynamic'],
  ['beginning', 'end'],
  ['largest', 'smallest'],
  ['larger', 'smaller'],
  ['large', 'small'],
  ['left', 'right'],
  ['fast', 'slow'],
  ['faster', 'slower'],
  ['easy', 'difficult'],
  ['easier', 'harder'],
  ['local', 'global'],
  ['public', 'private'],
  ['add', 'remove'],
  ['input', 'output'],
  ['known', 'unknown'],
];
const oppositeOf = new Map(
  opposites.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  ),
);

/**
 * The text with one word replaced by its opposite: the first word with a known opposite. Null if there is no
 * such word, or if the text has the opposite too ("from left to right": exchanging both changes no meaning).
 */
export function opposite(text: string): string | null {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g));
  const turned = [...words].find((word) => {
    const other = oppositeOf.get(word);
    return other !== undefined && !words.has(other);
  });
  if (turned === undefined) return null;
  return text.replace(new RegExp(`\\b${turned}\\b`, 'gi'), oppositeOf.get(turned) ?? turned);
}

/** Other wordings: everyday synonyms, and abbreviations of the trades. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/\boperating system\b/gi, 'OS'],
  [/\bOS\b/g, 'operating system'],
  [/\bCPU\b/g, 'processor'],
  [/\bfor example\b/gi, 'for instance'],
  [/\bbegin(ning)?\b/gi, 'start'],
  [/\bstart\b/gi, 'beginning'],
  [/\bbig(ger)?\b/gi, 'large'],
  [/\blarge(r)?\b/gi, 'big'],
  [/\busing\b/gi, 'by means of'],
  [/\buse[ds]?\b/gi, 'utilize'],
  [/\bremove[ds]?\b/gi, 'delete'],
  [/\bdelete[ds]?\b/gi, 'remove'],
  [/\ballows?\b/gi, 'lets you'],
  [/\bcontains?\b/gi, 'includes'],
  [/\bincludes?\b/gi, 'contains'],
  [/\bmethods?\b/gi, 'approach'],
  [/\bprovides?\b/gi, 'gives'],
  [/\bquick(ly)?\b/gi, 'fast'],
  [/\bchanges?\b/gi, 'modify'],
  [/\bmodif(?:y|ies|ied)\b/gi, 'change'],
  [/\bsteps?\b/gi, 'stages'],
  [/\bdecreas(?:e|es|ed|ing)\b/gi, 'reduce'],
  [/\breduc(?:e|es|ed|ing)\b/gi, 'decrease'],
  [/\bdifficult\b/gi, 'hard'],
  [/\bcreat(?:e|es|ed)\b/gi, 'make'],
  [/\bkeep\b/gi, 'maintain'],
  [/\bget(?:s|ting)?\b/gi, 'obtain'],
  [/\bshows?\b/gi, 'displays'],
  [/\bwhen\b/gi, 'if'],
  [/\bin order to\b/gi, 'to'],
  [/\band\b/gi, 'as well as'],
];

/**
 * The same text in other words, with at least one telling word replaced; null if no word has a replacement.
 */
export function inOtherWords(text: string): string | null {
  let said = text;
  let telling = false;
  for (const [pattern, by] of otherwise) {
    const before = said;
    // A later pattern must not replace the new word: letters of the private use area keep it from matching.
    said = said.replace(pattern, `\uE000${[...by].join('\uE001')}\uE000`);
    if (said !== before && !isFunctionWord(by.split(' ')[0] ?? '')) telling = true;
  }
  return telling ? said.replace(/[\uE000\uE001]/g, '') : null;
}

const vowels = 'aeiou';

/**
 * A telling word as a recogniser might write it: another
 * vowel, a doubled or missing consonant, or cut in two.
 */
function misheard(word: string, way: number): string {
  const at = Math.floor(word.length / 2);
  if (way === 0) {
    const vowel = [...word].findIndex((letter, index) => index > 0 && vowels.includes(letter));
    const other = vowels[(vowels.indexOf(word[vowel] ?? '') + 1) % vowels.length] ?? '';
    return vowel === -1 ? word : word.slice(0, vowel) + other + word.slice(vowel + 1);
  }
  if (way === 1) return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
  return `${word.slice(0, at)} ${word.slice(at)}`;
}

/**
 * Misheard text, as from an accent in a noisy room: one word in six is wrong, and small words are missing.
 */
export function asMisheard(text: string, random: () => number): string {
  return text
    .split(/\s+/)
    .flatMap((word) => {
      if (random() >= 1 / 6) return [word];
      if (isFunctionWord(word.toLowerCase())) return [];
      return word.length < 5 || /\d/.test(word) ? [word] : [misheard(word, Math.floor(random() * 3))];
    })
    .join(' ');
}
