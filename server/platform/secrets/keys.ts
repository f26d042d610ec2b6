import { type KeyObject, createSecretKey, hkdfSync } from 'node:crypto';

/** The purposes for which the secret signs, encrypts or hashes something. */
export type KeyPurpose =
  | 'login tokens'
  | 'file links'
  | 'offer letters'
  | 'unsubscribe links'
  | 'invitation stops'
  | 'job alerts'
  | 'captcha'
  | 'draft ids'
  | 'registration salts'
  | 'limits'
  | 'attempts'
  | 'known devices'
  | 'second factor tickets'
  | 'authenticator secrets'
  | 'webhook secrets'
  | 'calendar addresses'
  | 'sign-on secrets'
  | 'question sets'
  | 'backup fingerprint';

/**
 * The key for one purpose, derived from the secret (HKDF-SHA256). It is the same as long as the secret is. Nothing
 * made with the key for one purpose can pass as something made for another. The secret itself signs nothing.
 *
 * A purpose's name must not change: emails that were sent contain unsubscribe links that never expire.
 */
export function keyFor(secret: Uint8Array, purpose: KeyPurpose): Buffer {
  let keys = derived.get(secret);
  if (keys === undefined) derived.set(secret, (keys = new Map()));
  let key = keys.get(purpose);
  if (key === undefined) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))));
  return key;
}

/** Kept in memory, because each signed-in call needs the key for session tokens. */
const derived = new WeakMap<Uint8Array, Map<KeyPurpose, Buffer>>();

/**
 * The same key in the form that `node:crypto` uses directly. With plain bytes it prepares the key for each signature,
 * which takes five times as long as signing, and one page of a list has sixty signed links.
 */
export function secretKeyFor(secret: Uint8Array, purpose: KeyPurpose): KeyObject {
  const bytes = keyFor(secret, purpose);
  let key = prepared.get(bytes);
  if (key === undefined) prepared.set(bytes, (key = createSecretKey(bytes)));
  return key;
}

const prepared = new WeakMap<Buffer, KeyObject>();
