import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type EmployerProfile = Selectable<Schema['employers']> & {
  sector_name: string;
  name: string;
  avatar_file_id: string | null;
};

export async function employerProfile(db: Database, companyId: string): Promise<EmployerProfile | null> {
  const row = await db
    .selectFrom('employers')
    .innerJoin('companies', 'companies.id', 'employers.user_id')
    .innerJoin('sectors', 'sectors.id', 'employers.sector_id')
    .selectAll('employers')
    .select(['sectors.name as sector_name', 'companies.name', 'companies.avatar_file_id'])
    .where('employers.user_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Creates the profile or changes the existing one. The time when the terms were first accepted is kept. */
export async function saveEmployer(db: Database, employer: Insertable<Schema['employers']>): Promise<void> {
  const { user_id: _, terms_accepted_at: __, created_at: ___, ...changeable } = employer;
  await db
    .insertInto('employers')
    .values(employer)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changeable))
    .execute();
}
