import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { type JobPart, isJobPart } from './changed-steps.ts';

/** The last change of a part of a job. */
export interface JobChange {
  part: JobPart;
  at: Date;
  /** The person or the API token. */
  by: string | null;
  /** Null for an API token, and for someone whose account no longer exists. */
  name: string | null;
}

/** The number of the last change. 0 if the job has not been changed since it was created. */
export async function revisionOf(db: Database, jobId: string): Promise<number> {
  const { revision } = await db
    .selectFrom('job_changes')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return revision ?? 0;
}

/** What was changed after a revision, newest first. */
export async function changesSince(db: Database, jobId: string, revision: number): Promise<JobChange[]> {
  const rows = await db
    .selectFrom('job_changes')
    .leftJoin('users', 'users.id', 'job_changes.changed_by')
    .select(['part', 'changed_at as at', 'changed_by as by', 'users.name'])
    .where('job_id', '=', jobId)
    .where('revision', '>', revision)
    .orderBy('revision', 'desc')
    .orderBy('part')
    .execute();
  return rows.flatMap(({ part, ...change }) => (isJobPart(part) ? [{ part, ...change }] : []));
}

/** Records a change of some parts, within a transaction that has locked the job. */
export async function recordChange(
  db: Database,
  jobId: string,
  parts: readonly JobPart[],
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  if (parts.length === 0) return;
  const revision = (await revisionOf(db, jobId)) + 1;
  await db
    .insertInto('job_changes')
    .values(parts.map((part) => ({ job_id: jobId, part, revision, changed_at: at, changed_by: by })))
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'part']).doUpdateSet({
        revision: sql`excluded.revision`,
        changed_at: sql`excluded.changed_at`,
        changed_by: sql`excluded.changed_by`,
      }),
    )
    .execute();
}
