import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type EmailChangeRow = Selectable<Schema['email_changes']>;
export type EmailChangePurpose = Selectable<Schema['email_change_links']>['purpose'];

export async function insertEmailChange(
  db: Database,
  change: Insertable<Schema['email_changes']>,
): Promise<EmailChangeRow> {
  return db.insertInto('email_changes').values(change).returningAll().executeTakeFirstOrThrow();
}

export async function insertEmailChangeLink(
  db: Database,
  link: Insertable<Schema['email_change_links']>,
): Promise<void> {
  await db.insertInto('email_change_links').values(link).execute();
}

/** The change that belongs to a link of this purpose, while the link is valid. */
export async function emailChangeOfLink(
  db: Database,
  tokenHash: string,
  purpose: EmailChangePurpose,
  now: Date,
): Promise<EmailChangeRow | null> {
  const row = await db
    .selectFrom('email_change_links')
    .innerJoin('email_changes', 'email_changes.id', 'email_change_links.change_id')
    .selectAll('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function emailChangeById(db: Database, id: string): Promise<EmailChangeRow | null> {
  const row = await db.selectFrom('email_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether every link that confirms a change has expired. If there is no link yet, its email has not been sent. */
function hasExpired(where: ExpressionBuilder<Schema, 'email_changes'>, now: Date) {
  const links = where
    .selectFrom('email_change_links')
    .select('token_hash')
    .whereRef('change_id', '=', 'email_changes.id')
    .where('purpose', '=', 'confirm');
  return where.and([where.exists(links), where.not(where.exists(links.where('expires_at', '>', now)))]);
}

/** The new address that is not confirmed yet: its link is valid, or its email has not been sent. */
export async function waitingEmail(db: Database, userId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('void_at', 'is', null)
    .where((where) => where.not(hasExpired(where, now)))
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Voids unconfirmed changes, so that they can no longer be confirmed. */
export async function voidWaitingEmailChanges(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ void_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('void_at', 'is', null)
    .execute();
}

export async function markEmailChangeConfirmed(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('email_changes').set({ confirmed_at: at }).where('id', '=', id).execute();
}

/** Throws a unique violation if another account has the address. */
export async function setEmail(db: Database, userId: string, email: string, verifiedAt: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_verified_at: verifiedAt })
    .where('id', '=', userId)
    .execute();
}

/** Deletes this change and all later ones. Otherwise a thief could reverse the undo from their own address. */
export async function deleteEmailChangesSince(db: Database, change: EmailChangeRow): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', change.user_id)
    .where('asked_at', '>=', change.asked_at)
    .execute();
}

/**
 * Voids unconfirmed changes whose links have expired. Deletes expired links, and changes without links that were
 * requested before `mailedSince`.
 */
export async function deleteExpiredEmailChanges(db: Database, now: Date, mailedSince: Date): Promise<void> {
  // Without its link, a change would look like one whose email has not been sent.
  await db
    .updateTable('email_changes')
    .set({ void_at: now })
    .where('confirmed_at', 'is', null)
    .where('void_at', 'is', null)
    .where((where) => hasExpired(where, now))
    .execute();
  await db.deleteFrom('email_change_links').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('email_changes')
    .where('asked_at', '<', mailedSince)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('email_change_links')
            .select('token_hash')
            .whereRef('change_id', '=', 'email_changes.id'),
        ),
      ),
    )
    .execute();
}
