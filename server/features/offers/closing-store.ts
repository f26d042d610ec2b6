import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** Open applications to a job. Whoever has an offer that waits is not declined with the others. */
const HAS_OFFER = sql<boolean>`EXISTS (
  SELECT 1 FROM offers AS waiting WHERE waiting.application_id = others.id AND waiting.state = 'waiting')`;

const others = (what: RawBuilder<unknown>, condition: RawBuilder<unknown>, order = sql``) => sql`(
  SELECT ${what} FROM applications AS others JOIN users ON users.id = others.candidate_id
  WHERE others.job_id = jobs.id AND others.outcome IS NULL AND ${condition} ${order})`;

/** Accepted offers of a company whose job is still to be closed, the newest first; one for each job. */
export async function closingsOf(db: Database, companyId: string) {
  const first = sql`ORDER BY others.id LIMIT 1`;
  const isDeclined = sql`NOT ${HAS_OFFER}`;
  const rows = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .select([
      'offers.id',
      'offers.application_id',
      'candidate.name as candidate_name',
      'jobs.id as job_id',
      'jobs.designation',
      'jobs.status as job_status',
      sql<number>`${others(sql`count(*)::int`, isDeclined)}`.as('others'),
      sql<number>`${others(sql`count(*)::int`, HAS_OFFER)}`.as('with_offer'),
      sql<string | null>`${others(sql`others.id`, isDeclined, first)}`.as('example_id'),
      sql<string | null>`${others(sql`users.name`, isDeclined, first)}`.as('example_name'),
    ])
    .where('offers.closing', '=', 'asked')
    .where('applications.employer_id', '=', companyId)
    // Who was hired may have been moved back since.
    .where('applications.outcome', '=', 'hired')
    .orderBy('offers.ended_at', 'desc')
    .limit(50)
    .execute();
  return rows.filter((row, index) => rows.findIndex((one) => one.job_id === row.job_id) === index);
}

/** The open applications to a job that are declined when it is filled. */
export async function othersOf(db: Database, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications as others')
    .select('others.id')
    .where('others.job_id', '=', jobId)
    .where('others.outcome', 'is', null)
    .where(sql<boolean>`NOT ${HAS_OFFER}`)
    .orderBy('others.id')
    .execute();
  return rows.map(({ id }) => id);
}
