import { readFileSync } from 'node:fs';
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
 * Throws a Failure for a guessable password: a common one, the person's own name or address, or the product's
 * name.
 */
export function refuseGuessable(password: string, person: { name: string; email: string }): void {
  if (isGuessable(password, person))
    throw badInput('password', TEXTS.passwordGuessable, 'password.guessable');
}

export function isGuessable(password: string, person: { name: string; email: string }): boolean {
  const own = ownWords(person);
  return cores(folded(password)).some((core) =>
    readings(core).some((word) => COMMON.has(word) || own.has(word) || isRow(word)),
  );
}

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

/** The person's names, the parts of their address, and the product's name: single or joined. */
function ownWords({ name, email }: { name: string; email: string }): Set<string> {
  const parts = (text: string) =>
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== '');
  const [local = ''] = email.split('@');
  const names = parts(name);
  const words = [
    PRODUCT,
    folded(local),
    ...names,
    names.join(''),
    names.toReversed().join(''),
    ...parts(local),
    parts(local).join(''),
  ];
  return new Set(words.filter((word) => word.length >= MIN_WORD).flatMap(readings));
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * One character repeated, or a sequence of the alphabet, the digits or a keyboard row, forwards or backwards.
 */
function isRow(word: string): boolean {
  if (/^(.{1,3})\1+$/.test(word) && word.length >= 4) return true;
  const backwards = [...word].toReversed().join('');
  return word.length >= 4 && ROWS.some((row) => row.includes(word) || row.includes(backwards));
}
