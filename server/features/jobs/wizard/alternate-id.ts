import { randomInt } from 'node:crypto';

/** Without characters that are confused when read aloud or copied by hand (I, L, O, U, 0, 1). */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * A short, readable Job ID such as 'R1-7KQ4M2'; one of 729 million. The caller must check that it is not in
 * use.
 */
export function newAlternateId(): string {
  return `R1-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
