import { sql } from 'kysely';
import type { NamedBy } from '#contract/shared/file-check.ts';
import type { Database } from '#server/database/database.ts';

/** Every row that names an object in storage, and who owns it. */
const NAMED = sql`
  SELECT object_key AS key,
    CASE WHEN EXISTS (SELECT FROM companies WHERE companies.id::text = files.owner_id::text)
      THEN 'company' ELSE 'person' END AS named_by
  FROM files
  UNION ALL SELECT object_key, 'interview' FROM interview_pieces
  UNION ALL SELECT object_key, 'interview' FROM round_recording_pieces
  UNION ALL SELECT playable_key, 'interview' FROM interviews WHERE playable_key IS NOT NULL
  UNION ALL SELECT object_key, 'export' FROM exports WHERE object_key IS NOT NULL
  UNION ALL SELECT object_key, 'export' FROM company_exports WHERE object_key IS NOT NULL`;

export async function namedFiles(db: Database): Promise<Map<string, NamedBy>> {
  const { rows } = await sql<{ key: string; named_by: NamedBy }>`${NAMED}`.execute(db);
  return new Map(rows.map(({ key, named_by }) => [key, named_by]));
}

/** Each part has an index for this query, which runs for every file without a row. */
export const namedWithKey = (key: string) => sql`SELECT FROM (${NAMED}) AS named WHERE key = ${key} LIMIT 1`;

export async function isNamed(db: Database, key: string): Promise<boolean> {
  const { rows } = await namedWithKey(key).execute(db);
  return rows.length > 0;
}
