/** The longest slug that is made from a name. A number may follow it. */
export const SLUG_MAX = 60;
/** The longest slug. One that is made from a name may have the id of its company at its end. */
export const SLUG_LENGTH_MAX = 100;

/**
 * Letters that are no other letter with a mark, as PostgreSQL's `unaccent` writes them: migration 018 made the first
 * slugs with it.
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ẞ: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'q',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
  ɨ: 'i',
  ƶ: 'z',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/**
 * The part of an address that stands for a company: its name in small letters of the English alphabet and digits.
 * It is made when the company is made. Its owner may choose another one; links to an earlier one stay valid.
 */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(NOT_PLAIN, (letter) => PLAIN_LETTERS[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX + 1)
    .replaceAll(/^-|-$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');
  return plain === '' ? 'company' : plain;
}
