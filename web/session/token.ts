import type { Role } from '#contract/shared/audience.ts';

export interface Claims {
  userId: string;
  role: Role;
}

/** Null if it is malformed or expired. It only selects screens: the server checks each call. */
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
  return exp * 1000 > now ? { userId: sub, role: roleType } : null;
}
