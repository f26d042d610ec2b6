import { type Insertable, type Selectable, sql } from 'kysely';
import type { Language } from '#contract/messages/languages.ts';
import type { Role } from '#contract/shared/audience.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { forgetKnownSessions } from './sessions/session-cache.ts';

export type UserRow = Selectable<Schema['users']>;
export type TokenPurpose = 'verify' | 'reset';

/** Ignores case: in practice, no two addresses differ only by it. */
export async function userByEmail(db: Database, email: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function userById(db: Database, id: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Null if the address is in use. */
export async function insertUser(
  db: Database,
  user: { role: Role; name: string; email: string; mobile: string; passwordHash: string; createdAt: Date },
): Promise<UserRow | null> {
  const row = await db
    .insertInto('users')
    .values({
      role: user.role,
      name: user.name,
      email: user.email,
      mobile: user.mobile,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateUser(
  db: Database,
  id: string,
  change: { name?: string; mobile?: string; avatar_file_id?: string; language?: Language | null },
): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.updateTable('users').set(change).where('id', '=', id).execute();
}

export async function markEmailVerified(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: at })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function setPassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** A link of an account or of a pending registration. */
export async function insertEmailToken(
  db: Database,
  token: Pick<
    Insertable<Schema['email_tokens']>,
    'token_hash' | 'user_id' | 'registration_id' | 'expires_at'
  > & {
    purpose: TokenPurpose;
  },
): Promise<void> {
  await db.insertInto('email_tokens').values(token).execute();
}

/**
 * Uses a link that is neither used nor expired. Returns whose it is, or null. Of two simultaneous callers, only one
 * succeeds.
 */
export async function spendEmailToken(
  db: Database,
  tokenHash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ registration_id: string | null } | null> {
  const row = await db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('registration_id')
    .executeTakeFirst();
  return row ?? null;
}

/** The user of this verification link, used or not: opening it twice is not an error. */
export async function userOfSpentToken(db: Database, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'verify')
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** False if this challenge has already been used. */
export async function spendCaptcha(db: Database, challenge: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('spent_captchas')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes all users with all their data. Rows that refer to their files must be deleted first. */
export async function deleteAllUsers(db: Database): Promise<void> {
  await db.deleteFrom('users').execute();
  forgetKnownSessions();
}

/** Deletes expired rows that are no longer needed. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('spent_captchas').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_tokens').where('expires_at', '<', now).execute();
}

/** Renames those of the users who have the name `from`. */
export async function renameUsers(
  db: Database,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('users')
    .set({ name: to })
    .where('id', 'in', [...ids])
    .where('name', '=', from)
    .execute();
}
