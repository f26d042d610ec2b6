import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';

export type GuestLinkRow = Selectable<Schema['guest_links']>;
export type OpeningRow = Selectable<Schema['guest_openings']>;

export async function insertGuestLink(
  db: Database,
  link: Attempt & {
    name: string;
    tokenHash: string;
    inFull: boolean;
    madeBy: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const row = await db
    .insertInto('guest_links')
    .values({
      application_id: link.applicationId,
      attempt: link.attempt,
      name: link.name,
      token_hash: link.tokenHash,
      in_full: link.inFull,
      made_by: link.madeBy,
      made_at: link.at,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function countOpenLinks(db: Database, applicationId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('guest_links')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The links of a report with the name of the person who created each and how often it was opened, newest first. */
export async function guestLinksOf(db: Database, applicationId: string) {
  return db
    .selectFrom('guest_links')
    .leftJoin('users', 'users.id', 'guest_links.made_by')
    .selectAll('guest_links')
    .select('users.name as maker')
    .select((select) =>
      select
        .selectFrom('guest_openings')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('guest_openings.guest_link_id', '=', 'guest_links.id')
        .as('openings'),
    )
    .where('guest_links.application_id', '=', applicationId)
    .orderBy('guest_links.made_at', 'desc')
    .orderBy('guest_links.id')
    .execute();
}

/** The newest openings of each of these links. */
export async function newestOpenings(db: Database, ids: string[], most: number): Promise<OpeningRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom((numbered) =>
      numbered
        .selectFrom('guest_openings')
        .selectAll()
        .select(
          sql<number>`row_number() OVER (PARTITION BY guest_link_id ORDER BY at DESC, id DESC)`.as('place'),
        )
        .where('guest_link_id', 'in', ids)
        .as('opening'),
    )
    .selectAll()
    .where('place', '<=', most)
    .orderBy('place')
    .execute();
}

/** The link, if the company may use it: it must be for an application to one of its jobs. */
export async function guestLinkOfCompany(
  db: Database,
  companyId: string,
  id: string,
): Promise<GuestLinkRow | null> {
  const row = await db
    .selectFrom('guest_links')
    .innerJoin('applications', 'applications.id', 'guest_links.application_id')
    .selectAll('guest_links')
    .where('guest_links.id', '=', id)
    .where('applications.employer_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** False if it had already been revoked. */
export async function endLink(db: Database, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('guest_links')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The link that belongs to a token and opens its report now, and the report's company. */
export async function openLink(db: Database, tokenHash: string, now: Date) {
  const row = await openLinks(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row ?? null;
}

export async function openLinkById(
  db: Database,
  id: string,
  now: Date,
): Promise<Pick<GuestLinkRow, 'name'> | null> {
  return (await openLinks(db, now).where('guest_links.id', '=', id).executeTakeFirst()) ?? null;
}

const openLinks = (db: Database, now: Date) =>
  db
    .selectFrom('guest_links')
    .innerJoin('applications', 'applications.id', 'guest_links.application_id')
    .selectAll('guest_links')
    .select('applications.employer_id as company_id')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

/** Stores an opening. False if the same network has opened the link since then, because it is the same visit. */
export async function insertOpening(
  db: Database,
  opening: { linkId: string; at: Date; network: string; country: string | null; since: Date },
): Promise<boolean> {
  const before = await db
    .selectFrom('guest_openings')
    .select('id')
    .where('guest_link_id', '=', opening.linkId)
    .where('network', '=', opening.network)
    .where('at', '>', opening.since)
    .limit(1)
    .executeTakeFirst();
  if (before) return false;
  await db
    .insertInto('guest_openings')
    .values({
      guest_link_id: opening.linkId,
      at: opening.at,
      network: opening.network,
      country: opening.country,
    })
    .execute();
  return true;
}
