import { hashToken } from '../hash-token.ts';

/** The hash of the token in the address of a link; null if it has none. */
export function tokenHashOf(url: string | undefined): string | null {
  const token = url === undefined ? null : URL.parse(url)?.searchParams.get('token');
  return token ? hashToken(token) : null;
}
