import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '../attempt.ts';
import { type ApplicationRow, readApplication } from '../store.ts';

export async function hasBegun(db: Database, { applicationId, attempt }: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('interviews')
    .select('started_at')
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row !== undefined && row.started_at !== null;
}

const isOver = (now: Date) => sql<boolean>`
  stage = 'ai-interview' AND outcome IS NULL AND told_stage = 'ai-interview' AND told_outcome IS NULL
  AND interview_closes_at < ${now}`;

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
export async function lockOver(db: Database, id: string, now: Date): Promise<ApplicationRow | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where(isOver(now))
    .forUpdate()
    .executeTakeFirst();
  return row ? readApplication(row) : null;
}

/** Those of these applications whose candidates have begun the scheduled interview and can still submit it. */
export async function takingInterview(
  db: Database,
  applicationIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('interviews', (join) =>
      join
        .onRef('interviews.application_id', '=', 'applications.id')
        .onRef('interviews.attempt', '=', 'applications.attempt'),
    )
    .select('applications.id')
    .where('applications.id', 'in', [...applicationIds])
    .where('stage', '=', 'ai-interview')
    .where('interview_closes_at', '>=', now)
    .where('started_at', 'is not', null)
    .where('submitted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
