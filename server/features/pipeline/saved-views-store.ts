import { sql } from 'kysely';
import type { ViewList } from '#contract/company/views.ts';
import type { Database } from '#server/database/database.ts';

export interface ViewColumns {
  name: string;
  list: ViewList;
  query: string;
}

const viewsSeenBy = (db: Database, member: { id: string; companyId: string }) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where('company_id', '=', member.companyId)
    .where((where) => where.or([where('owner_id', '=', member.id), where('owner_id', 'is', null)]));

/** The views that a member can see: their own and those of the company. */
export async function viewsFor(db: Database, member: { id: string; companyId: string }) {
  return viewsSeenBy(db, member)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
export type ViewRow = Awaited<ReturnType<typeof viewsFor>>[number];

/** A view that this member can see, locked until the transaction ends. */
export async function lockView(
  tx: Database,
  member: { id: string; companyId: string },
  viewId: string,
): Promise<ViewRow | null> {
  const row = await viewsSeenBy(tx, member).where('id', '=', viewId).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** How many views a member has or a company shares. */
export async function countViews(tx: Database, companyId: string, ownerId: string | null): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Throws a unique violation if another view of the list has this name. */
export async function insertView(
  tx: Database,
  view: ViewColumns & { companyId: string; ownerId: string | null; madeBy: string; at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('saved_views')
    .values({
      company_id: view.companyId,
      owner_id: view.ownerId,
      made_by: view.madeBy,
      made_by_name: sql<string>`(SELECT name FROM users WHERE id = ${view.madeBy}::uuid)`,
      name: view.name,
      list: view.list,
      query: view.query,
      changed_at: view.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws a unique violation if another view of the list has this name. */
export async function updateView(
  tx: Database,
  viewId: string,
  view: ViewColumns & { ownerId: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({
      owner_id: view.ownerId,
      name: view.name,
      list: view.list,
      query: view.query,
      changed_at: view.at,
    })
    .where('id', '=', viewId)
    .execute();
}

export async function deleteView(tx: Database, viewId: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('id', '=', viewId).execute();
}

/** Deletes the views whose filters contain one of these texts, ignoring case. Returns their number. */
export async function forgetViews(
  tx: Database,
  companyIds: readonly string[],
  names: readonly string[],
): Promise<number> {
  if (companyIds.length === 0) return 0;
  const views = await tx
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('company_id', 'in', [...companyIds])
    .execute();
  const wanted = names.map((one) => one.trim().toLowerCase()).filter((one) => one !== '');
  const naming = views.filter(({ name, query }) => {
    const texts = [name, ...new URLSearchParams(query).values()].map((text) => text.toLowerCase());
    return texts.some((text) => wanted.some((one) => text.includes(one)));
  });
  for (const { id } of naming) await deleteView(tx, id);
  return naming.length;
}
