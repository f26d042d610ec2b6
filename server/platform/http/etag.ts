import { hash } from 'node:crypto';

/** For `Vary`, if an answer contains our own words: see `server/platform/language.ts`. */
export const VARIES_BY_LANGUAGE = 'Accept-Language, Cookie';

/** The ETag of a text. Weak, because the body may be compressed on the way. */
export const etagOf = (body: string) => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** Whether the sender of If-None-Match already has this answer (RFC 9110, section 13.1.2). */
export function isKnownToSender(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag === etag || tag === opaque;
  });
}
