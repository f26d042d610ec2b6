import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** People with a waiting offer are not declined with the others. */
const HAS_OFFER = sql<boolean>`EXISTS (
  SELECT 1 FROM offers AS waiting WHERE waiting.application_id = others.id AND waiting.state = 'waiting')`;

/** A company's accepted offers whose job may still have to be closed, the newest for each job. */
export async function closingsOf(db: Database, companyId: string) {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .innerJoinLateral(
      (others) =>
        others
          .selectFrom('applications as others')
          .select([
            sql<number>`(count(*) FILTER (WHERE NOT ${HAS_OFFER}))::int`.as('others'),
            sql<number>`(count(*) FILTER (WHERE ${HAS_OFFER}))::int`.as('with_offer'),
            sql<string | null>`min(others.id) FILTER (WHERE NOT ${HAS_OFFER})`.as('example_id'),
          ])
          .whereRef('others.job_id', '=', 'jobs.id')
          .where('others.outcome', 'is', null)
          .as('open'),
      (join) => join.onTrue(),
    )
    .leftJoin('applications as example', 'example.id', 'open.example_id')
    .leftJoin('users as example_person', 'example_person.id', 'example.candidate_id')
    .select([
      'offers.id',
      'offers.application_id',
      'candidate.name as candidate_name',
      'jobs.id as job_id',
      'jobs.designation',
      'jobs.status as job_status',
      'open.others',
      'open.with_offer',
      'open.example_id',
      'example_person.name as example_name',
    ])
    .where('offers.asks_closing', '=', true)
    .where('applications.employer_id', '=', companyId)
    // The person may have been moved back since.
    .where('applications.outcome', '=', 'hired')
    .distinctOn('jobs.id')
    .orderBy('jobs.id')
    .orderBy('offers.ended_at', 'desc')
    .limit(50)
    .execute();
  return rows;
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
