import { createHash } from 'node:crypto';

/**
 * The hash that is stored instead of the token of a mailed link. A person who reads the database cannot use it.
 */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The hash of the token in the address of a link; null if it has none. */
export function tokenHashOf(url: string | undefined): string | null {
  const token = url === undefined ? null : URL.parse(url)?.searchParams.get('token');
  return token ? hashLinkToken(token) : null;
}
