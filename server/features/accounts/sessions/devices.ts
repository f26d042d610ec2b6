import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { DAY_MS, KNOWN_DEVICE_DAYS } from '#contract/shared/limits.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin, SetCookie } from '#server/platform/http/route.ts';
import { keyFor, secretKeyFor } from '#server/platform/secrets/keys.ts';
import { readToken } from '#server/platform/secrets/signed-tokens.ts';
import { passwordFingerprint } from '../sign-in/passwords.ts';
import type { UserRow } from '../store.ts';

/**
 * A device that has signed in before has a signed cookie with its own id and the accounts it has signed in to. Its only
 * effect is that wrong passwords entered by others do not lock this device out. A new password voids it, because
 * someone else may have known the old one.
 */
const COOKIE = 'roundone_device';
/** Enough for the computer of a family or a library. */
const MAX_ACCOUNTS = 8;
const ISSUER = 'roundone';
const AUDIENCE = 'known device';

const claims = z.object({ sub: z.string().max(100), accounts: z.array(z.string()).max(MAX_ACCOUNTS) });

/** The id of the device if it has signed in to this account before, otherwise null. */
export function knownDevice(ctx: Context, origin: Origin, user: UserRow): string | null {
  const device = readDevice(ctx, origin);
  return device?.accounts.includes(accountOf(user)) ? device.sub : null;
}

/** The cookie to set after a sign-in to this account. */
export async function deviceCookie(ctx: Context, origin: Origin, user: UserRow): Promise<SetCookie> {
  const device = readDevice(ctx, origin);
  const others = (device?.accounts ?? []).filter((account) => !account.startsWith(user.id));
  const accounts = [accountOf(user), ...others].slice(0, MAX_ACCOUNTS);
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  const maxAgeSeconds = (KNOWN_DEVICE_DAYS * DAY_MS) / 1000;
  const value = await new SignJWT({ accounts })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(device?.sub ?? randomUUID())
    .setExpirationTime(now + maxAgeSeconds)
    .sign(keyFor(ctx.secret, 'known devices'));
  return { name: COOKIE, value, path: '/api/auth', maxAgeSeconds };
}

const accountOf = (user: UserRow) => `${user.id}:${passwordFingerprint(user.password_hash)}`;

/** Null if the browser has no cookie, or the cookie has expired or is from another installation. */
function readDevice(ctx: Context, origin: Origin): z.output<typeof claims> | null {
  const token = origin.cookies[COOKIE];
  if (token === undefined) return null;
  const found = readToken(token, {
    key: secretKeyFor(ctx.secret, 'known devices'),
    issuer: ISSUER,
    audience: AUDIENCE,
    now: ctx.clock.now(),
  });
  return claims.safeParse(found).data ?? null;
}
