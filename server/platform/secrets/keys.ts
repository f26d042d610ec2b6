import { type KeyObject, createSecretKey, hkdfSync } from 'node:crypto';

/** The purposes for which something is signed, encrypted or hashed with the secret. */
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
 * The key of one purpose, derived from the secret (HKDF-SHA256), the same as long as the secret is. What is made with the
 * key of one purpose can never pass for something of another. The secret itself signs nothing.
 *
 * A purpose's name must not change: emails that were sent hold unsubscribe links that never expire.
 */
export function keyFor(secret: Uint8Array, purpose: KeyPurpose): Buffer {
  let keys = derived.get(secret);
  if (keys === undefined) derived.set(secret, (keys = new Map()));
  let key = keys.get(purpose);
  if (key === undefined) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))));
  return key;
}

/** Kept in memory, because each signed-in call needs the key of the login tokens. */
const derived = new WeakMap<Uint8Array, Map<KeyPurpose, Buffer>>();

/**
 * The same key in the form that `node:crypto` uses at once. It prepares plain bytes anew for each signature, which
 * takes five times as long as the signature; a page of a list has sixty signed links.
 */
export function secretKeyFor(secret: Uint8Array, purpose: KeyPurpose): KeyObject {
  const bytes = keyFor(secret, purpose);
  let key = prepared.get(bytes);
  if (key === undefined) prepared.set(bytes, (key = createSecretKey(bytes)));
  return key;
}

const prepared = new WeakMap<Buffer, KeyObject>();
