import type { Role } from '#contract/endpoint.ts';

export interface Claims {
  userId: string;
  role: Role;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/**
 * The claims of a login token, or null if it is malformed, expired or has an unknown role. They only choose
 * which screens to show: the server checks the signature on every call.
 */
export function readClaims(token: string, now: number = Date.now()): Claims | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  let claims: unknown;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    claims = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
  if (typeof claims !== 'object' || claims === null) return null;
  const { sub, roleType, exp } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof exp !== 'number') return null;
  if (roleType !== 'employer' && roleType !== 'candidate') return null;
  const expiresAt = exp * 1000;
  return expiresAt > now ? { userId: sub, role: roleType, expiresAt } : null;
}
