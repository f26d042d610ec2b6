import { sql, type Kysely } from 'kysely';

/** The schema that a database has while a restore or a move fills it. */
export const MARK = 'roundone_being_filled';

export async function isBeingFilled<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`SELECT to_regnamespace(${MARK}) IS NOT NULL AS there`.execute(db);
  return rows[0]?.there ?? false;
}
