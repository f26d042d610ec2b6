import { readFileSync } from 'node:fs';
import { PASSWORD_MAX } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { badInput } from '#server/platform/outcome.ts';

/** The letter that a digit or sign replaces in a password. */
const LEET: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '&': 'e',
};

/** The 10,000 most common stolen passwords, in the order in which attackers try them. */
const COMMON = new Set(
  readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((word) => word !== '')
    .flatMap((word) => readings(word.toLowerCase())),
);

const PRODUCT = 'roundone';

/**
 * People add digits and signs to a word because our rule requires them: at most this many, before and after
 * it.
 */
const MAX_DIGITS = 4;
const MAX_SIGNS = 3;
/** A shorter remaining word is ignored. */
const MIN_WORD = 3;

/**
 * Throws a Failure for a guessable password: a common one, rows of keys, the person's own name or address, or
 * the product's name.
 */
export function refuseGuessable(password: string, person: { name: string; email: string }): void {
  if (isGuessable(password, person))
    throw badInput('password', TEXTS.passwordGuessable, 'password.guessable');
}

export function isGuessable(password: string, person: { name: string; email: string }): boolean {
  const own = ownWords(person);
  const isKnown = (text: string) => readings(text).some((word) => COMMON.has(word) || own.has(word));
  // A single character may become 18 when it is taken apart.
  const text = folded(password).slice(0, 2 * PASSWORD_MAX);
  return (
    cores(text).some((core) => isKnown(core) || readings(core).some(isRow)) ||
    isWordAndLittle(text, isKnown, MIN_SURE_WORD) ||
    isRowsAndLittle(text) ||
    withoutSigns(text).some(
      (rest) => isWordAndLittle(rest, isKnown, MIN_BROKEN_WORD) || isRowsAndLittle(rest),
    )
  );
}

/** Without the signs that may stand within a word, 'Pass@word1'; then with those for a letter, 'P@ss-word1'. */
const withoutSigns = (text: string): string[] => [
  text.replace(/[^\p{L}0-9]/gu, ''),
  text.replace(/[^\p{L}0-9@$!&]/gu, ''),
];

/** Without capitals, accents and apostrophes. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The password itself, and the password without the digits and signs around it. */
function cores(password: string): string[] {
  const starts = cuts(password);
  const ends = cuts([...password].toReversed().join(''));
  return starts.flatMap((start) =>
    ends.map((end) => password.slice(start, password.length - end)).filter((core) => core.length >= MIN_WORD),
  );
}

/** How many characters may be cut off the beginning: 0, and every number up to the end of the added ones. */
function cuts(text: string): number[] {
  const allowed = [0];
  let digits = 0;
  let signs = 0;
  for (const character of text) {
    if (/[0-9]/.test(character)) digits += 1;
    else if (/[^a-z]/.test(character)) signs += 1;
    else break;
    if (digits > MAX_DIGITS || signs > MAX_SIGNS) break;
    allowed.push(digits + signs);
  }
  return allowed;
}

/** The word as it is, and with letters in place of its digits and signs; a 1 is an i or an l. */
function readings(word: string): string[] {
  const plain = word.replace(/[034578@$!&]/g, (sign) => LEET[sign] ?? sign);
  return [...new Set([word, plain, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')])];
}

/** The person's names, the parts of their address and its domain, and the product's name: single or joined. */
function ownWords({ name, email }: { name: string; email: string }): Set<string> {
  const parts = (text: string) =>
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== '');
  const [local = '', domain = ''] = email.split('@');
  // Without the last part, 'com'. A company is called like the others: 'acme-corp'.
  const hosts = folded(domain).split('.').slice(0, -1);
  const names = parts(name);
  const words = [
    PRODUCT,
    folded(local),
    ...names,
    names.join(''),
    names.toReversed().join(''),
    ...parts(local),
    parts(local).join(''),
    ...hosts.flatMap((host) => [host, parts(host).join(''), ...parts(host)]),
  ];
  return new Set(words.filter((word) => word.length >= MIN_WORD).flatMap(readings));
}

/** The rows and columns of keyboards, also German and French ones, and the alphabet. */
const ROWS = (
  'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn ' +
  '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol'
)
  .split(' ')
  .flatMap((row) => [row, [...row].toReversed().join('')]);

/**
 * One character repeated, or a sequence of the alphabet, the digits or a keyboard row, forwards or backwards.
 */
function isRow(word: string): boolean {
  if (/^(.{1,7})\1+$/.test(word) && word.length >= 4) return true;
  return word.length >= 4 && ROWS.some((row) => row.includes(word));
}

/** Fewer characters on neighbouring keys are there by chance. */
const MIN_ROW = 3;
/** A repeated group makes up at least so many characters, else 'anan' in 'banana' would be one. */
const MIN_REPEATED = 6;
/** The characters that rows are typed with: on an English keyboard, ! is on the key of 1. */
const SIGN_KEYS = '!@#$%^&*()';
const typed = (text: string) =>
  text.replace(/[!@#$%^&*()]/g, (sign) => String((SIGN_KEYS.indexOf(sign) + 1) % 10));

/** Which characters of a text belong to rows of keys or to a group that is repeated. */
function inRows(text: string): boolean[] {
  const keys = typed(text);
  const marks = keys.split('').map(() => false);
  for (let from = 0; from < keys.length; from += 1) {
    let end = from + MIN_ROW;
    while (end <= keys.length && ROWS.some((row) => row.includes(keys.slice(from, end)))) end += 1;
    if (end - 1 >= from + MIN_ROW) marks.fill(true, from, end - 1);
    for (let size = 1; from + 2 * size <= keys.length; size += 1) {
      let same = from + size;
      while (same < keys.length && keys[same] === keys[same - size]) same += 1;
      if (same - from >= Math.max(2 * size, size === 1 ? MIN_ROW : MIN_REPEATED))
        marks.fill(true, from, same);
    }
  }
  return marks;
}

/** What a text has besides rows of keys. */
function besidesRows(text: string): { letters: number; digits: number; signs: number; rows: number } {
  const marks = inRows(text);
  const rest = text.split('').filter((_, index) => marks[index] !== true);
  const digits = rest.filter((character) => /[0-9]/.test(character)).length;
  const letters = rest.filter((character) => /\p{L}/u.test(character)).length;
  return { letters, digits, signs: rest.length - digits - letters, rows: text.length - rest.length };
}

/** At most so much is added to a word: a number such as a date in six digits, signs, and one letter. */
const MAX_ADDED = { letters: 1, digits: 6, signs: 4 };
/** In a shorter word the letters may be there by chance. */
const MIN_SURE_WORD = 4;
/** A word with signs within it is longer, for the same reason. */
const MIN_BROKEN_WORD = 6;
/** With a further letter, the word must be longer. */
const MIN_WORD_AND_LETTER = 6;
/** A day with its year: 31121999, 12311999, 19991231. */
const DATE =
  /(?<![0-9])(?:[0-3][0-9][0-3][0-9](?:19|20)[0-9]{2}|(?:19|20)[0-9]{2}[0-3][0-9][0-3][0-9])(?![0-9])/g;

/** Whether a password is one known word, and besides it only rows of keys, a number, signs or one letter. */
function isWordAndLittle(text: string, isKnown: (text: string) => boolean, leastWord: number): boolean {
  for (let from = 0; from <= text.length - leastWord; from += 1) {
    for (let end = text.length; end >= from + leastWord; end -= 1) {
      const word = text.slice(from, end);
      if (!/[a-z]/.test(word) || !isKnown(word)) continue;
      const sides = [text.slice(0, from), text.slice(end)].map((side) => besidesRows(side.replace(DATE, '')));
      const added = (kind: 'letters' | 'digits' | 'signs') =>
        sides.reduce((sum, side) => sum + side[kind], 0);
      const letters = added('letters');
      if (letters > MAX_ADDED.letters || (letters > 0 && end - from < MIN_WORD_AND_LETTER)) continue;
      if (added('digits') <= MAX_ADDED.digits && added('signs') <= MAX_ADDED.signs) return true;
    }
  }
  return false;
}

const MIN_IN_ROWS = 6;
const MAX_BESIDES_ROWS = 3;

/** Whether a password is rows of keys and repeated groups, with at most a few other characters. */
function isRowsAndLittle(text: string): boolean {
  const { letters, digits, signs, rows } = besidesRows(text);
  return rows >= MIN_IN_ROWS && letters <= MAX_ADDED.letters && letters + digits + signs <= MAX_BESIDES_ROWS;
}
