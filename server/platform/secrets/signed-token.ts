import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A token for a link in an email, signed with the key for its purpose. It contains `content`, can't be forged or
 * changed, and doesn't expire.
 */
export function signedToken(key: Buffer, content: unknown): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signature(key, payload).toString('base64url')}`;
}

/** The content of a token. Null if it was not signed here or was changed. */
export function readSignedToken<Content>(key: Buffer, token: string): Content | null {
  const [payload, given, ...rest] = token.split('.');
  if (!payload || !given || rest.length > 0) return null;
  const sent = Buffer.from(given, 'base64url');
  const expected = signature(key, payload);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content;
}

const signature = (key: Buffer, payload: string): Buffer =>
  createHmac('sha256', key).update(payload).digest();
