import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { INTERVIEW_KINDS, type Room } from './quota-store.ts';

/** Every column that refers to a file. A test compares this list with the database's foreign keys. */
export const FILE_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['users', 'avatar_file_id'],
  ['companies', 'avatar_file_id'],
  ['company_pictures', 'file_id'],
  ['candidates', 'resume_file_id'],
  ['candidates', 'cover_letter_file_id'],
  ['job_videos', 'file_id'],
  ['applications', 'resume_file_id'],
  ['applications', 'cover_letter_file_id'],
  ['applications', 'pitch_file_id'],
  ['interviews', 'video_file_id'],
  ['interview_answers', 'audio_file_id'],
  ['interview_answer_parts', 'audio_file_id'],
  ['interview_takes', 'audio_file_id'],
  ['round_recordings', 'file_id'],
];

/**
 * Deletes the rows of up to `limit` files that were uploaded before `before` and that nothing refers to, from one room
 * if given. Returns the keys of their objects. A single statement: if a file is put to use in the meantime, the
 * statement fails as a whole and that file is not lost.
 */
export async function takeUnusedFiles(
  db: Database,
  before: Date,
  limit: number,
  room?: Room,
): Promise<string[]> {
  const pointedAt = FILE_COLUMNS.map(
    ([table, column]) =>
      sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(`${table}.${column}`)} = files.id)`,
  );
  const inCertificates = sql`EXISTS (SELECT 1 FROM candidates
    WHERE candidates.user_id = files.owner_id AND candidates.certificate_file_ids -> 'list' ? files.id::text)`;
  const unused = sql`SELECT files.id FROM files
    WHERE files.created_at < ${before} AND ${room ? isIn(room) : sql`true`} AND NOT (${sql.join([...pointedAt, inCertificates], sql` OR `)})
    ORDER BY files.created_at LIMIT ${limit}`;
  const { rows } = await sql<{
    object_key: string;
  }>`DELETE FROM files WHERE id IN (${unused}) RETURNING object_key`.execute(db);
  return rows.map(({ object_key }) => object_key);
}

function isIn({ ownerId, applicationId }: Room) {
  if (applicationId !== null) return sql`files.application_id = ${applicationId}`;
  return sql`files.owner_id = ${ownerId} AND files.application_id IS NULL
    AND files.kind NOT IN (${sql.join(INTERVIEW_KINDS)})`;
}
