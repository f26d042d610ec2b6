import type { Database } from '#server/database/database.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { jobRows, readJob } from '#server/features/jobs/store.ts';

/** Any job, by the short id in shared links. The caller decides who may see it. */
export async function jobByAlternateId(db: Database, alternateId: string): Promise<JobRow | null> {
  const row = await jobRows(db).where('jobs.alternate_id', '=', alternateId).executeTakeFirst();
  return row ? readJob(row) : null;
}

/** The short ids of the open jobs and the times of their last changes, most recently published first. */
export async function openJobAddresses(
  db: Database,
  limit: number,
): Promise<{ alternate_id: string; updated_at: Date }[]> {
  return db
    .selectFrom('jobs')
    .select(['alternate_id', 'updated_at'])
    .where('status', '=', 'open')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
