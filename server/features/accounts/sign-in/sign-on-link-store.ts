import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

/** Which person at a single sign-on provider opens which account. */

type SignOnLinkRow = Selectable<Schema['sign_on_links']>;

export async function signOnLink(
  db: Database,
  issuer: string,
  subject: string,
): Promise<SignOnLinkRow | null> {
  const row = await db
    .selectFrom('sign_on_links')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

export async function signOnLinksOf(db: Database, userId: string): Promise<SignOnLinkRow[]> {
  return db.selectFrom('sign_on_links').selectAll().where('user_id', '=', userId).execute();
}

/** False if the person at the provider, or the account for this provider, is already linked. */
export async function insertSignOnLink(
  db: Database,
  link: { issuer: string; subject: string; userId: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('sign_on_links')
    .values({ issuer: link.issuer, subject: link.subject, user_id: link.userId, linked_at: link.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('issuer')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteSignOn(db: Database, issuer: string, subject: string, at: Date): Promise<void> {
  await db
    .updateTable('sign_on_links')
    .set({ last_used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** False if there was no link. */
export async function deleteSignOnLink(db: Database, userId: string, issuer: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_on_links')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .returning('issuer')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSignOnLinksOfCompany(
  db: Database,
  companyId: string,
  issuer: string,
): Promise<void> {
  await db
    .deleteFrom('sign_on_links')
    .where('issuer', '=', issuer)
    .where('user_id', 'in', (members) =>
      members.selectFrom('company_members').select('user_id').where('company_id', '=', companyId),
    )
    .execute();
}

/** A thief of the account may have linked a provider to get back in. */
export async function deleteSignOnLinksSince(db: Database, userId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('sign_on_links')
    .where('user_id', '=', userId)
    .where('linked_at', '>=', since)
    .execute();
}
