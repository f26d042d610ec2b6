import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '../attempt.ts';
import type { ApplicationRow } from '../store.ts';

/** Whether the interview of an attempt has begun. */
export async function hasBegun(db: Database, { applicationId, attempt }: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('interviews')
    .select('started_at')
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row !== undefined && row.started_at !== null;
}

/** Open applications with an interview whose window is over. */
const isOver = (now: Date) => sql<boolean>`
  stage = 'ai-interview' AND outcome IS NULL AND told_stage = 'ai-interview' AND told_outcome IS NULL
  AND interview_closes_at < ${now}`;

/** Applications whose interview was never begun, and whose window is over. */
export async function neverTaken(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where(isOver(now))
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM interviews WHERE interviews.application_id = applications.id
          AND interviews.attempt = applications.attempt AND interviews.started_at IS NOT NULL
      )`,
    )
    .orderBy('interview_closes_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The application, if its window is still over. Its row is locked until the transaction ends. */
export async function lockOver(
  db: Database,
  id: string,
  now: Date,
): Promise<Pick<ApplicationRow, 'id' | 'attempt' | 'stage' | 'outcome'> | null> {
  const row = await db
    .selectFrom('applications')
    .select(['id', 'attempt', 'stage', 'outcome'])
    .where('id', '=', id)
    .where(isOver(now))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
