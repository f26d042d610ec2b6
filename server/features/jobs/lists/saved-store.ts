import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Position } from '#server/platform/paging.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { jobRows, readJob } from '#server/features/jobs/store.ts';
import { type JobSearch, fits } from './search-store.ts';

/** Designations here are as returned by `folded`. */

/** Saving a saved job again changes nothing, so it keeps its position. */
export async function insertSavedJob(
  db: Database,
  saved: { candidateId: string; jobId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('saved_jobs')
    .values({ candidate_id: saved.candidateId, job_id: saved.jobId, saved_at: saved.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSavedJob(db: Database, candidateId: string, jobId: string): Promise<void> {
  await db
    .deleteFrom('saved_jobs')
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .execute();
}

/** Which of these jobs the candidate has saved. */
export async function savedAmong(
  db: Database,
  candidateId: string,
  jobIds: readonly string[],
): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', [...jobIds])
    .execute();
  return new Set(rows.map((row) => row.job_id));
}

export type SavedJobRow = JobRow & { saved_at: Date };

export async function listSavedJobs(
  db: Database,
  candidateId: string,
  search: JobSearch,
  page: { limit: number; after: Position | null },
): Promise<SavedJobRow[]> {
  const { after } = page;
  const rows = await jobRows(db)
    .innerJoin('saved_jobs', 'saved_jobs.job_id', 'jobs.id')
    .select('saved_jobs.saved_at')
    .where('saved_jobs.candidate_id', '=', candidateId)
    .where(fits(search.designation, search.filters))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(saved_jobs.saved_at, jobs.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`,
      ),
    )
    .orderBy('saved_jobs.saved_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(readJob);
}

/** Stops counting at `cap`. */
export async function countSavedJobs(
  db: Database,
  candidateId: string,
  search: JobSearch,
  cap: number,
): Promise<number> {
  const found = db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select('jobs.id')
    .where('saved_jobs.candidate_id', '=', candidateId)
    .where(fits(search.designation, search.filters))
    .limit(cap);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
