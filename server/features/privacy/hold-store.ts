import type { Insertable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export async function setHold(db: Database, hold: Insertable<Schema['legal_holds']>): Promise<void> {
  await db
    .insertInto('legal_holds')
    .values(hold)
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ reason: hold.reason }))
    .execute();
}

/** False if there was none. */
export async function liftHold(db: Database, applicationId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('legal_holds')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function holdOf(
  db: Database,
  applicationId: string,
): Promise<{ reason: string; set_at: Date } | null> {
  const row = await db
    .selectFrom('legal_holds')
    .select(['reason', 'set_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function companiesWithHold(db: Database, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom('legal_holds')
    .innerJoin('companies', 'companies.id', 'legal_holds.company_id')
    .select('companies.name')
    .distinct()
    .where('legal_holds.application_id', 'in', [...applicationIds])
    .orderBy('companies.name')
    .execute();
  return rows.map(({ name }) => name);
}
