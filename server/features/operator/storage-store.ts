import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

export interface StoredBytes {
  ownerId: string;
  kind: 'person' | 'company' | null;
  name: string | null;
  files: number;
  bytes: number;
}

/** Owners with the most bytes in storage come first. Interview videos count towards the company. */
export async function mostStored(db: Database, limit: number): Promise<StoredBytes[]> {
  const { rows } = await sql<StoredBytes>`
    SELECT summed.id AS "ownerId", summed.files, summed.bytes,
      CASE WHEN companies.id IS NOT NULL THEN 'company' WHEN users.id IS NOT NULL THEN 'person' END AS kind,
      coalesce(companies.name, users.name) AS name
    FROM (
      SELECT every.id, count(*)::int AS files, sum(every.bytes)::bigint AS bytes
      FROM (
        SELECT owner_id::text AS id, bytes FROM files
        UNION ALL
        SELECT applications.employer_id::text, interview_recordings.bytes
        FROM interview_recordings
        JOIN applications ON applications.id::text = interview_recordings.application_id::text
      ) AS every
      GROUP BY every.id
    ) AS summed
    LEFT JOIN companies ON companies.id::text = summed.id
    LEFT JOIN users ON users.id::text = summed.id
    ORDER BY summed.bytes DESC, summed.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function allStored(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT ((SELECT coalesce(sum(bytes), 0) FROM files)
      + (SELECT coalesce(sum(bytes), 0) FROM interview_recordings))::bigint AS bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
