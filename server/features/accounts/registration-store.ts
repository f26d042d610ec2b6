import { sql, type Selectable } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { TokenPurpose } from './store.ts';

export type RegistrationRow = Selectable<Schema['registrations']>;

export interface NewRegistration {
  role: Role;
  name: string;
  email: string;
  mobile: string;
  passwordHash: string;
}

const ofAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** The pending registrations of this address, the newest first. */
export async function pendingRegistrations(
  db: Database,
  email: string,
  now: Date,
): Promise<RegistrationRow[]> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where(ofAddress(email))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function pendingRegistration(
  db: Database,
  id: string,
  now: Date,
): Promise<RegistrationRow | null> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the id. */
export async function insertRegistration(
  db: Database,
  registration: NewRegistration,
  times: { createdAt: Date; expiresAt: Date },
): Promise<string> {
  const { passwordHash, ...facts } = registration;
  const { id } = await db
    .insertInto('registrations')
    .values({
      ...facts,
      password_hash: passwordHash,
      created_at: times.createdAt,
      expires_at: times.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A link was queued for it, or will be sent next: the registration is kept at least until the link expires.
 */
export async function noteMailed(db: Database, id: string, at: Date, until: Date): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ mailed_at: at, expires_at: sql<Date>`greatest(expires_at, ${until}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/** Keeps this many registrations of an address. Those without a mail are deleted first, then the oldest. */
export async function keepNewest(db: Database, email: string, count: number): Promise<void> {
  const excess = db
    .selectFrom('registrations')
    .select('id')
    .where(ofAddress(email))
    .orderBy(sql`mailed_at IS NULL`)
    .orderBy('created_at', 'desc')
    .offset(count);
  await db.deleteFrom('registrations').where('id', 'in', excess).execute();
}

/** Deletes all registrations of an address, with their links. */
export async function deleteRegistrations(db: Database, email: string): Promise<void> {
  await db.deleteFrom('registrations').where(ofAddress(email)).execute();
}

export async function deleteExpiredRegistrations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<', now).execute();
}

export async function insertRegistrationToken(
  db: Database,
  token: { tokenHash: string; registrationId: string; purpose: TokenPurpose; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: token.tokenHash,
      registration_id: token.registrationId,
      purpose: token.purpose,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Locks the registrations of this address until this transaction ends. */
export async function lockAddress(tx: Database, email: string): Promise<void> {
  const key = `registrations of ${email.toLowerCase()}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** The address of the registration that this link belongs to; null for any other link. */
export async function addressOfToken(db: Database, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('email_tokens')
    .innerJoin('registrations', 'registrations.id', 'email_tokens.registration_id')
    .select('registrations.email')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Uses an unused, unexpired link of a registration; returns the registration's id, or null. */
export async function spendRegistrationToken(
  db: Database,
  tokenHash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const row = await db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('registration_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('registration_id')
    .executeTakeFirst();
  return row?.registration_id ?? null;
}

/**
 * Gives the links of a registration to its new user. All count as used, so that opening one again is not an
 * error.
 */
export async function handTokensToUser(
  db: Database,
  registrationId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('email_tokens')
    .set({
      user_id: userId,
      registration_id: null,
      used_at: sql<Date>`coalesce(used_at, ${now}::timestamptz)`,
    })
    .where('registration_id', '=', registrationId)
    .execute();
}
