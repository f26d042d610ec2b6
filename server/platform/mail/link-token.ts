import { createHash } from 'node:crypto';

/** The hash under which the token of a mailed link is kept: who reads the database cannot use it. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The hash of the token in a link's address; null where there is none. */
export function tokenHashOf(url: string | undefined): string | null {
  const token = url === undefined ? null : URL.parse(url)?.searchParams.get('token');
  return token ? hashLinkToken(token) : null;
}
