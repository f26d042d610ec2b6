import { sql } from 'kysely';
import type { Kit } from '#contract/interview/kits.ts';
import type { Database } from '#server/database/database.ts';
import { storedCompanyKit } from '../stored-round.ts';

/** The kits that companies keep. */

export interface CompanyKit {
  id: string;
  name: string;
  kit: Kit;
  changedAt: Date;
}

export async function kitsOf(db: Database, companyId: string): Promise<CompanyKit[]> {
  const rows = await db
    .selectFrom('company_kits')
    .select(['id', 'name', 'kit', 'changed_at'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, name, kit, changed_at }) => ({
    id,
    name,
    kit: storedCompanyKit.read(kit, id),
    changedAt: changed_at,
  }));
}

export async function countKits(db: Database, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('company_kits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the company has another kit of this name, in whatever case. */
export async function isKitNameTaken(
  db: Database,
  companyId: string,
  name: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('company_kits')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasKit(db: Database, companyId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_kits')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a kit, or changes the one of this id. */
export async function setKit(db: Database, kit: CompanyKit & { companyId: string }): Promise<void> {
  const { id, companyId, name, changedAt: changed_at } = kit;
  const values = { name, kit: storedCompanyKit.write(kit.kit), changed_at };
  await db
    .insertInto('company_kits')
    .values({ id, company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** The name of the kit that was deleted; null if the company has no such kit. */
export async function takeKit(db: Database, companyId: string, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('company_kits')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
