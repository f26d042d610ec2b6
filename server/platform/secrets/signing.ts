import { type KeyObject, createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
/** Ed25519 (RFC 8032), for what others must be able to verify without the secret. */

/** The bytes before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const BEFORE_KEY = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface Signature {
  publicKey: string;
  signature: string;
}

/** `seed` has 32 bytes, from `keyFor`. */
export function signWith(seed: Uint8Array, text: string): Signature {
  const key = Buffer.concat([BEFORE_KEY, seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    publicKey: publicKey.toString('base64url'),
    signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}

export function isSigned({ publicKey, signature }: Signature, text: string): boolean {
  const key = publicKeyOf(publicKey);
  return key !== null && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

/** Short enough to read aloud to someone. */
export const fingerprintOfKey = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);

function publicKeyOf(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
