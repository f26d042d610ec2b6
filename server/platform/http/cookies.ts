import type { SetCookie } from './route.ts';

/** More than browsers send of our own cookies. */
const MAX_HEADER = 8_000;

/** The parts of the Cookie header. Malformed parts are left out. */
export function readCookies(header: string | undefined): Record<string, string> {
  if (header === undefined || header.length > MAX_HEADER) return {};
  const pairs = header.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs);
}

/** The Set-Cookie header. The cookie is Secure if the site uses https. */
export function cookieHeader({ name, value, path, maxAgeSeconds }: SetCookie, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
