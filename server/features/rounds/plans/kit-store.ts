import { type Selectable, sql } from 'kysely';
import type { Kit } from '#contract/interview/kits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { storedCompanyKit } from '../stored-round.ts';

/** The kits that companies have saved. */

export const kitsOf = (db: Database, companyId: string): Promise<Selectable<Schema['company_kits']>[]> =>
  db
    .selectFrom('company_kits')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();

/**
 * The id of the kit that was added or changed. Null if the company has none with this id. Throws if the name is taken.
 */
export async function setKit(
  tx: Database,
  companyId: string,
  id: string | undefined,
  { name, kit }: { name: string; kit: Kit },
): Promise<string | null> {
  const columns = { name, kit: storedCompanyKit.write(kit) };
  const row = await (id === undefined
    ? tx
        .insertInto('company_kits')
        .values({ company_id: companyId, ...columns })
        .returning('id')
        .executeTakeFirst()
    : tx
        .updateTable('company_kits')
        .set(columns)
        .where('id', '=', id)
        .where('company_id', '=', companyId)
        .returning('id')
        .executeTakeFirst());
  return row?.id ?? null;
}

/** The name of the kit that was deleted. Null if the company has no such kit. */
export async function takeKit(db: Database, companyId: string, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('company_kits')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
