import { InvalidKey } from './errors.ts';

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/**
 * Returns the key if each of its `/`-separated segments is made of letters, digits, `.`, `_`, `-` and begins
 * with a letter or digit, else throws InvalidKey. So no key can climb out of the store or name a hidden file.
 */
export function checkKey(key: string): string {
  if (key.length > 512 || !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new InvalidKey(key);
  return key;
}

/** A prefix is empty, or a beginning of a key: whole segments, the last of which may be partial. */
export function checkPrefix(prefix: string): string {
  const whole = prefix.endsWith('/') ? prefix.slice(0, -1) : prefix;
  if (prefix !== '') checkKey(whole);
  return prefix;
}
