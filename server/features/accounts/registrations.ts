import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/keys.ts';
import { VERIFY_HOURS } from './link-hours.ts';
import { queueVerification } from './link-mails.ts';
import { type MailLimit, countAccountMail } from './mail-limits.ts';
import { hashPasswordWithSalt, saltOf } from './passwords.ts';
import {
  type NewRegistration,
  type RegistrationRow,
  addressOfToken,
  deleteRegistrations,
  handTokensToUser,
  insertRegistration,
  keepNewest,
  lockAddress,
  noteMailed,
  pendingRegistration,
  pendingRegistrations,
  spendRegistrationToken,
} from './registration-store.ts';
import { type TokenPurpose, insertUser, markEmailVerified } from './store.ts';

/**
 * Registrations that wait for their mailed link. Until it is followed each stands for itself, with a password of its own:
 * nobody knows yet whose address it is.
 */

/** More than people make by mistake; a flood for one address fills no table. */
const MAX_PENDING = 20;

/**
 * All passwords that wait for one address are hashed with one salt. So a sign-in is compared with all of them for the price
 * of one hash, and takes the same time whether one registration waits, or twenty, or none.
 */
export async function hashPendingPassword(ctx: Context, email: string, password: string): Promise<string> {
  const [waiting] = await pendingRegistrations(ctx.db, email, ctx.clock.now());
  const own = createHmac('sha256', keyFor(ctx.secret, 'registration salts'))
    .update(email.toLowerCase())
    .digest()
    .subarray(0, 16);
  return hashPasswordWithSalt(password, waiting ? saltOf(waiting.password_hash) : own);
}

/** The registration that waits for this address with this password, or null. */
export async function pendingWithPassword(
  ctx: Context,
  email: string,
  password: string,
): Promise<RegistrationRow | null> {
  const hash = Buffer.from(await hashPendingPassword(ctx, email, password));
  const waiting = await pendingRegistrations(ctx.db, email, ctx.clock.now());
  const isSame = ({ password_hash }: RegistrationRow) =>
    password_hash.length === hash.length && timingSafeEqual(Buffer.from(password_hash), hash);
  return waiting.find(isSame) ?? null;
}

/** What became of a registration: whether it is the address's first, and why no mail was queued, if none was. */
export interface Kept {
  isFirst: boolean;
  limit: MailLimit | null;
}

/** Keeps a registration and queues its link. A network that asks for too much keeps nothing. */
export async function keepRegistration(
  ctx: Context,
  tx: Database,
  registration: NewRegistration,
  { address, returnTo }: { address: string; returnTo?: string | undefined },
): Promise<Kept> {
  const limit = await countAccountMail(ctx, tx, { purpose: 'verify', to: registration.email, address });
  if (limit === 'network') return { isFirst: false, limit };
  await lockAddress(tx, registration.email);
  const now = ctx.clock.now();
  const waiting = await pendingRegistrations(tx, registration.email, now);
  const same = waiting.find(
    (one) =>
      one.password_hash === registration.passwordHash &&
      one.role === registration.role &&
      one.name === registration.name &&
      one.mobile === registration.mobile,
  );
  const times = { createdAt: now, expiresAt: linkEnd(now) };
  const id = same?.id ?? (await insertRegistration(tx, registration, times));
  if (limit === null) await queueLink(ctx, tx, id, now, returnTo);
  await keepNewest(tx, registration.email, MAX_PENDING);
  return { isFirst: waiting.length === 0, limit };
}

/** Queues another link for a registration whose password was given; why not, where the limit is reached. */
export async function mailAnotherLink(
  ctx: Context,
  tx: Database,
  { id, email }: { id: string; email: string },
  address: string,
): Promise<MailLimit | null> {
  const limit = await countAccountMail(ctx, tx, { purpose: 'verify', to: email, address });
  if (limit === null) await queueLink(ctx, tx, id, ctx.clock.now());
  return limit;
}

async function queueLink(
  ctx: Context,
  tx: Database,
  id: string,
  now: Date,
  returnTo?: string,
): Promise<void> {
  await noteMailed(tx, id, now, linkEnd(now));
  await queueVerification(ctx, tx, { registrationId: id, returnTo });
}

/**
 * Makes the registration whose link was followed a user, and voids the others of its address. The user's id; null where
 * the link is none of a registration, is spent or too old, or the address became somebody's meanwhile.
 */
export async function activateByLink(
  ctx: Context,
  tx: Database,
  tokenHash: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const email = await addressOfToken(tx, tokenHash);
  if (email === null) return null;
  await lockAddress(tx, email);
  const now = ctx.clock.now();
  const registrationId = await spendRegistrationToken(tx, tokenHash, purpose, now);
  const registration = registrationId && (await pendingRegistration(tx, registrationId, now));
  if (!registration) return null;
  const user = await insertUser(tx, {
    role: registration.role,
    name: registration.name,
    email: registration.email,
    mobile: registration.mobile,
    passwordHash: registration.password_hash,
    createdAt: registration.created_at,
  });
  if (!user) return null;
  await markEmailVerified(tx, user.id, now);
  await handTokensToUser(tx, registration.id, user.id, now);
  await deleteRegistrations(tx, registration.email);
  return user.id;
}

const linkEnd = (now: Date) => new Date(now.getTime() + VERIFY_HOURS * 3_600_000);
