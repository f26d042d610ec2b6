import { type KeyObject, createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of a token that passed every general check. Claims that only its own kind has must still be checked. */
export interface CheckedClaims extends Record<string, unknown> {
  sub: string;
}

/** What a token must say to be accepted. */
export interface Expected {
  key: KeyObject;
  issuer: string;
  audience: string;
  /** The `typ` in the header. Undefined for a kind of token whose header has only `alg`. */
  type?: string;
  now: Date;
}

/** Longer than any token that this server signs. */
const LONGEST = 8_192;

/**
 * The claims of a token (JWT, RFC 7519) that this server signed with HS256. Null for any other text and for an expired
 * token. The check is synchronous, because WebCrypto would send each call through another thread.
 *
 * The header must be exactly the one that this server writes, character for character. So no token can choose its
 * algorithm (RFC 8725, section 3.1) or ask for an extension.
 */
export function readToken(token: string, expected: Expected): CheckedClaims | null {
  if (token.length > LONGEST) return null;
  const [header, payload, signature, ...more] = token.split('.');
  if (payload === undefined || signature === undefined || more.length > 0) return null;
  if (header !== headerOf(expected.type)) return null;
  const right = createHmac('sha256', expected.key).update(`${header}.${payload}`).digest('base64url');
  if (!isSame(signature, right)) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return isAccepted(claims, expected) ? claims : null;
}

function isAccepted(claims: unknown, { issuer, audience, now }: Expected): claims is CheckedClaims {
  if (typeof claims !== 'object' || claims === null) return false;
  const { iss, aud, sub, exp } = claims as Record<string, unknown>;
  if (iss !== issuer || aud !== audience || typeof sub !== 'string') return false;
  return typeof exp === 'number' && exp > Math.floor(now.getTime() / 1000);
}

/** Compares the texts and not their bytes, so that one signature cannot be written in two ways. */
function isSame(signature: string, right: string): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(right)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const headers = new Map<string | undefined, string>();

function headerOf(type: string | undefined): string {
  let header = headers.get(type);
  if (header === undefined) {
    const fields = type === undefined ? { alg: 'HS256' } : { alg: 'HS256', typ: type };
    header = Buffer.from(JSON.stringify(fields)).toString('base64url');
    headers.set(type, header);
  }
  return header;
}
