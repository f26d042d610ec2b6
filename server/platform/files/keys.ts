import { InvalidKey } from './errors.ts';

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

export const isKey = (key: string): boolean =>
  key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));

/**
 * Returns the key if each segment between `/` has only letters, digits, `.`, `_` and `-`, and begins with a letter or
 * digit. Otherwise throws InvalidKey. So no key can leave the store or name a hidden file.
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new InvalidKey(key);
  return key;
}

/** A prefix is empty or the beginning of a key. Its last segment may be incomplete. */
export function checkPrefix(prefix: string): string {
  const whole = prefix.endsWith('/') ? prefix.slice(0, -1) : prefix;
  if (prefix !== '') checkKey(whole);
  return prefix;
}
