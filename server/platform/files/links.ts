import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretKeyFor } from '#server/platform/secrets/keys.ts';
import { SECRET_MIN } from '#server/platform/secrets/guessing.ts';

export type Disposition = 'inline' | 'attachment';

/** What the holder of a link to a stored file may do, and until when. */
export interface FileLink {
  key: string;
  /** The name under which a browser saves the file. It can be any text; it is sanitised when the file is served. */
  filename: string;
  mediaType: string;
  expiresAt: Date;
  disposition: Disposition;
  /** Who got the link, if the link must stop working when this person loses access. */
  holder?: string;
}

export interface LinkSigner {
  /** The path of a link, `/files/<token>`. */
  sign(link: FileLink): string;
  /** The link of a token. Null if it was not signed here, was changed, or has expired. */
  verify(token: string, now: Date): FileLink | null;
}

/** A link stays the same for an hour, and a list can contain the same company's picture many times. */
const MOST_SIGNED = 5_000;

/** Signs links with HMAC-SHA256 under a key derived from the secret (at least SECRET_MIN bytes). */
export function createLinkSigner(secret: Uint8Array): LinkSigner {
  if (secret.length < SECRET_MIN)
    throw new Error(`The secret that signs file links must have at least ${SECRET_MIN} bytes.`);
  const key = secretKeyFor(secret, 'file links');
  const mac = (payload: string) => createHmac('sha256', key).update(payload).digest();
  const signed = new Map<string, string>();

  return {
    sign(link) {
      const fields = [link.key, link.filename, link.mediaType, link.expiresAt.getTime(), link.disposition];
      if (link.holder !== undefined) fields.push(link.holder);
      const text = JSON.stringify(fields);
      const known = signed.get(text);
      if (known !== undefined) return known;
      const payload = Buffer.from(text).toString('base64url');
      const path = `/files/${payload}.${mac(payload).toString('base64url')}`;
      if (signed.size >= MOST_SIGNED) signed.clear();
      signed.set(text, path);
      return path;
    },

    verify(token, now) {
      const [payload, signature, ...rest] = token.split('.');
      if (!payload || !signature || rest.length > 0) return null;
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [fileKey, filename, mediaType, expires, disposition, holder] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as [string, string, string, number, Disposition, string?];
      if (now.getTime() >= expires) return null;
      const link = { key: fileKey, filename, mediaType, expiresAt: new Date(expires), disposition };
      return holder === undefined ? link : { ...link, holder };
    },
  };
}
