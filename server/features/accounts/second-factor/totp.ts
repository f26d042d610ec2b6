import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, CODE_SECONDS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { seal, unseal } from '#server/platform/secrets/sealing.ts';
import { activateTotp, keepPendingTotp, spendTotpStep, totpOf } from './second-factor-store.ts';

/** Codes of an authenticator app: CODE_DIGITS that change every CODE_SECONDS (RFC 6238). */

/** A clock may be off by one step. */
const WINDOW = 1;

/** Creates a new secret, which is pending until its first code. */
export async function startTotp(
  ctx: Context,
  user: { id: string; email: string },
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 });
  await keepPendingTotp(ctx.db, user.id, sealed(ctx, user.id, secret.base32));
  return { secret: secret.base32, address: generator(secret.base32, user.email).toString() };
}

/** Whether the code belongs to the pending secret. If so, the secret becomes active and the code counts as used. */
export async function activatePending(
  ctx: Context,
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const pending = (await totpOf(db, userId))?.pending_secret ?? null;
  const step = stepOf(ctx, userId, pending, code);
  if (pending === null || step === null) return false;
  return activateTotp(db, userId, pending, step, ctx.clock.now());
}

/** Whether the code is correct and has not been used. Marks it as used. */
export async function spendCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const step = stepOf(ctx, userId, (await totpOf(ctx.db, userId))?.secret ?? null, code);
  return step !== null && spendTotpStep(ctx.db, userId, step);
}

/** The half minute that this code belongs to. Null if the code is not valid now. */
function stepOf(ctx: Context, userId: string, stored: string | null, code: string): number | null {
  const secret = stored === null ? null : unsealed(ctx, userId, stored);
  if (secret === null) return null;
  const timestamp = ctx.clock.now().getTime();
  const delta = generator(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: CODE_SECONDS, timestamp }) + delta;
}

function generator(base32: string, label: string): TOTP {
  const secret = Secret.fromBase32(base32);
  return new TOTP({ issuer: 'Roundone', label, secret, digits: CODE_DIGITS, period: CODE_SECONDS });
}

/** Encrypted, so that the codes cannot be computed from a copy of the database. */
function sealed(ctx: Context, userId: string, text: string): string {
  return seal(ctx.secret, 'authenticator secrets', userId, text);
}

/** Null if it was sealed with another AUTH_SECRET. Recovery codes and passkeys still work then. */
function unsealed(ctx: Context, userId: string, stored: string): string | null {
  try {
    return unseal(ctx.secret, 'authenticator secrets', userId, stored);
  } catch (error) {
    ctx.log.error({ err: error, userId }, 'an authenticator secret cannot be read: was AUTH_SECRET changed?');
    return null;
  }
}
