import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { DAY_MS, KNOWN_DEVICE_DAYS } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin, SetCookie } from '#server/platform/http/route.ts';
import { keyFor } from '#server/platform/keys.ts';

/**
 * A device that signed in before has a signed cookie with its own id and the accounts that it signed in to.
 * It has only one effect: the wrong passwords of others do not lock this device out.
 */
const COOKIE = 'roundone_device';
/** Enough for a computer of a family or a library. */
const MAX_ACCOUNTS = 8;
const ISSUER = 'roundone';
const AUDIENCE = 'known device';

const claims = z.object({ sub: z.string().max(100), accounts: z.array(z.string()).max(MAX_ACCOUNTS) });

/** The id of the device if it signed in to this account before, else null. */
export async function knownDevice(ctx: Context, origin: Origin, userId: string): Promise<string | null> {
  const device = await readDevice(ctx, origin);
  return device?.accounts.includes(userId) ? device.sub : null;
}

/** The cookie to set after a sign-in to this account. */
export async function deviceCookie(ctx: Context, origin: Origin, userId: string): Promise<SetCookie> {
  const device = await readDevice(ctx, origin);
  const others = (device?.accounts ?? []).filter((id) => id !== userId);
  const accounts = [userId, ...others].slice(0, MAX_ACCOUNTS);
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

async function readDevice(ctx: Context, origin: Origin): Promise<z.output<typeof claims> | null> {
  const token = origin.cookies[COOKIE];
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, keyFor(ctx.secret, 'known devices'), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: ctx.clock.now(),
      requiredClaims: ['sub', 'exp'],
    });
    return claims.safeParse(payload).data ?? null;
  } catch (error) {
    // Another installation's, or expired: the device counts as unknown.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
