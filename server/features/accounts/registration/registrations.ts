import { language } from '#contract/messages/message.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { VERIFY_HOURS } from './link-hours.ts';
import { verificationMail } from '../email/link-mails.ts';
import { type MailLimit, countAccountMail } from '../email/mail-limits.ts';
import { hashPasswordWithSalt } from '../sign-in/passwords.ts';
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
} from './registration-store.ts';
import { type TokenPurpose, insertUser, markEmailVerified, spendEmailToken, type UserRow } from '../store.ts';

/**
 * Pending registrations. Until the emailed link is opened, each registration is separate, with its own password,
 * because it is not yet known who owns the address.
 */

/** More than anyone creates by mistake. It keeps a flood for one address from filling the table. */
const MAX_PENDING = 20;

/**
 * All pending passwords of one address are hashed with the same salt. So a sign-in is compared with all of them by a
 * single hash, and takes the same time with no registration, with one or with twenty.
 */
export function hashPendingPassword(ctx: Context, email: string, password: string): Promise<string> {
  const salt = createHmac('sha256', keyFor(ctx.secret, 'registration salts'))
    .update(email.toLowerCase())
    .digest()
    .subarray(0, 16);
  return hashPasswordWithSalt(password, salt);
}

/** The pending registration of this address with this password, or null. */
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

/** Whether it is the first for its address and, if no email was queued, why. */
export interface Kept {
  isFirst: boolean;
  limit: MailLimit | null;
}

/**
 * Stores a registration and queues its link. `askedAt` is when the call arrived. If its network has reached the limit,
 * nothing is stored.
 */
export async function keepRegistration(
  ctx: Context,
  tx: Database,
  registration: NewRegistration,
  { address, askedAt, returnTo }: { address: string; askedAt: Date; returnTo?: string | undefined },
): Promise<Kept> {
  await lockAddress(tx, registration.email);
  const now = ctx.clock.now();
  const waiting = await pendingRegistrations(tx, registration.email, now);
  const same = waiting.find(
    (one) =>
      one.password_hash === registration.password_hash &&
      one.role === registration.role &&
      one.name === registration.name &&
      one.mobile === registration.mobile,
  );
  // The button was pressed several times: another call has registered and queued the email since this one arrived.
  if (same && same.created_at >= askedAt) return { isFirst: false, limit: null };
  const limit = await countAccountMail(ctx, tx, { purpose: 'verify', to: registration.email, address });
  if (limit === 'network') return { isFirst: false, limit };
  const made = { ...registration, created_at: now, expires_at: linkEnd(now) };
  const id = same?.id ?? (await insertRegistration(tx, made));
  if (limit === null) await queueLink(ctx, tx, id, now, returnTo);
  await keepNewest(tx, registration.email, MAX_PENDING);
  return { isFirst: waiting.length === 0, limit };
}

/** For a registration whose password was given. Returns the reason if a limit has been reached. */
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
  await ctx.tasks.queue(tx, verificationMail, { registrationId: id, returnTo, language: language() });
}

/**
 * Turns the registration of a link into a user, and voids the other registrations of its address. Returns the user's
 * id. Null if the link belongs to no registration, is used or expired, or if someone else has taken the address in the
 * meantime.
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
  const id = (await spendEmailToken(tx, tokenHash, purpose, now))?.registration_id;
  const registration = id && (await pendingRegistration(tx, id, now));
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
  if (user.role === 'employer') await makeForEmployer(tx, user);
  await markEmailVerified(tx, user.id, now);
  await handTokensToUser(tx, registration.id, user.id, now);
  await deleteRegistrations(tx, registration.email);
  return user.id;
}

const linkEnd = (now: Date) => new Date(now.getTime() + VERIFY_HOURS * HOUR_MS);

type Make = (tx: Database, user: UserRow) => Promise<void>;

const made: Make[] = [];

/** Lets a later feature create its data for a new employer, since this feature does not know its tables. */
export function whenEmployerRegisters(make: Make): void {
  made.push(make);
}

/** Runs in the transaction that creates the account. */
export async function makeForEmployer(tx: Database, user: UserRow): Promise<void> {
  for (const make of made) await make(tx, user);
}
