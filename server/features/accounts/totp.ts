import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, CODE_SECONDS } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/keys.ts';
import { activateTotp, keepPendingTotp, spendTotpStep, totpOf } from './second-factor-store.ts';

/** Codes of an authenticator app: CODE_DIGITS that change every CODE_SECONDS (RFC 6238). */

/** A clock may be off by one step. */
const WINDOW = 1;
const CIPHER = 'aes-256-gcm';

/** A new secret, pending until its first code. */
export async function startTotp(
  ctx: Context,
  user: { id: string; email: string },
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 });
  await keepPendingTotp(ctx.db, user.id, seal(ctx, user.id, secret.base32));
  return { secret: secret.base32, address: generator(secret.base32, user.email).toString() };
}

/** Whether the code belongs to the pending secret; then the secret becomes active, and this code is used. */
export async function activatePending(
  ctx: Context,
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const sealed = (await totpOf(db, userId))?.pending_secret ?? null;
  const step = stepOf(ctx, userId, sealed, code);
  if (sealed === null || step === null) return false;
  return activateTotp(db, userId, sealed, step, ctx.clock.now());
}

/** Whether the code is correct and was not used before; marks it as used. */
export async function spendCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const step = stepOf(ctx, userId, (await totpOf(ctx.db, userId))?.secret ?? null, code);
  return step !== null && spendTotpStep(ctx.db, userId, step);
}

/** The half minute that this code belongs to; null if it is not valid now. */
function stepOf(ctx: Context, userId: string, sealed: string | null, code: string): number | null {
  const secret = sealed === null ? null : unseal(ctx, userId, sealed);
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
function seal(ctx: Context, userId: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyFor(ctx.secret, 'authenticator secrets'), nonce);
  cipher.setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null if it was sealed with another AUTH_SECRET: recovery codes and passkeys still work then. */
function unseal(ctx: Context, userId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(
    CIPHER,
    keyFor(ctx.secret, 'authenticator secrets'),
    bytes.subarray(0, 12),
  );
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch (error) {
    ctx.log.error({ err: error, userId }, 'an authenticator secret cannot be read: was AUTH_SECRET changed?');
    return null;
  }
}
