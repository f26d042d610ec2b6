import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** The newest notes on these applications, a few of each; for those in `blind`, of this member alone. */
export async function newestNotes(
  db: Database,
  applicationIds: readonly string[],
  { memberId, blind, each }: { memberId: string; blind: readonly string[]; each: number },
) {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    application_id: string;
    author_id: string | null;
    author_name: string;
    content: string;
    written_at: Date;
    total: number;
  }>`
    SELECT id, application_id, author_id, author_name, content, written_at, total::int AS total FROM (
      SELECT notes.*, count(*) OVER (PARTITION BY application_id) AS total,
        row_number() OVER (PARTITION BY application_id ORDER BY written_at DESC, id DESC) AS place
      FROM notes
      WHERE application_id = ANY(${[...applicationIds]}::text[])
        AND (author_id = ${memberId}::uuid OR application_id <> ALL(${[...blind]}::text[]))
    ) AS newest WHERE place <= ${each}
    ORDER BY written_at DESC, id DESC`.execute(db);
  return rows;
}

/** All moves of these applications, the oldest first. */
export async function movesOfAll(db: Database, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('application_moves')
    .select([
      'application_id',
      'at',
      'actor_kind',
      'actor_name',
      'to_stage',
      'to_outcome',
      'reason',
      'note',
      'is_undo',
    ])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}
