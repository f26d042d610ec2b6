import { sql, type Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type RegistrationRow = Selectable<Schema['registrations']>;

export type NewRegistration = Pick<RegistrationRow, 'role' | 'name' | 'email' | 'mobile' | 'password_hash'>;

const ofAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** The pending registrations of this address, newest first. */
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
  registration: NewRegistration & { created_at: Date; expires_at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('registrations')
    .values(registration)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A link was queued, or will be sent next. The registration is kept until the link expires. */
export async function noteMailed(db: Database, id: string, at: Date, until: Date): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ mailed_at: at, expires_at: sql<Date>`greatest(expires_at, ${until}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/** Keeps only this many registrations of an address. Those without an email are deleted first, then the oldest. */
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

/** Locks the registrations of this address until the transaction ends. */
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

/** All of them count as used, so that opening one again is not an error. */
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
