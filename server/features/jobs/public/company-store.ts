import type { Database } from '#server/database/database.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { jobRows, readJob } from '#server/features/jobs/store.ts';
import type { Position } from '#server/platform/paging.ts';

/** The jobs of one company, as visitors see them. */

/** Most recently published first. */
export async function openJobsOf(
  db: Database,
  companyId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<JobRow[]> {
  let query = jobRows(db)
    .where('jobs.employer_id', '=', companyId)
    .where('jobs.status', '=', 'open')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('jobs.published_at', 'jobs.id'), '<', tuple(after.at, after.id)),
    );
  }
  return (await query.execute()).map(readJob);
}

export async function countOpenJobsOf(db: Database, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('employer_id', '=', companyId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(row.jobs);
}

/** Whether the company has ever posted a job, whatever its status now. A company that was taken down shows none. */
export async function hasPostedJob(db: Database, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.employer_id')
    .select('jobs.id')
    .where('companies.taken_down_at', 'is', null)
    .where('employer_id', '=', companyId)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The slugs of the companies with open jobs, and when the most recently posted job of each was last changed. */
export async function companyAddresses(
  db: Database,
  limit: number,
): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await db
    .selectFrom('companies')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('jobs')
          .select('jobs.updated_at')
          .whereRef('jobs.employer_id', '=', 'companies.id')
          .where('jobs.status', '=', 'open')
          .orderBy('jobs.published_at', 'desc')
          .orderBy('jobs.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['companies.slug', 'newest.updated_at'])
    .orderBy('companies.slug')
    .limit(limit)
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, changedAt: updated_at }));
}
