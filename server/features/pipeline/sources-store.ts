import { sql } from 'kysely';
import { NO_SOURCE } from '#contract/job/source.ts';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import { type Cohort, isOfCohort } from './insights-store.ts';

/** The maximum length of a list, because links can contain any word. */
const SOURCES_MAX = 50;

export interface SourceRow {
  source: string;
  people: number;
  hired: number;
}

/** Where the people of a cohort came from. This is no longer known for people whose data were erased. */
export async function sourcesOf(db: Database, cohort: Cohort): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT coalesce(source, ${NO_SOURCE}) AS source, count(*)::int AS people,
      (count(*) FILTER (WHERE stage = 'hired'))::int AS hired
    FROM (
      SELECT applications.source, applications.stage FROM applications WHERE ${isOfCohort(cohort)}
      UNION ALL
      SELECT NULL, applications.stage FROM erased_applications AS applications WHERE ${isOfCohort(cohort)}
    ) AS people
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${SOURCES_MAX}`.execute(db);
  return rows;
}

/** The sources of the applications in reach, those with most people first. */
export async function sourcesInReach(
  db: Database,
  reach: Reach,
  jobId: string | undefined,
): Promise<{ source: string; people: number }[]> {
  const { rows } = await sql<{ source: string; people: number }>`
    SELECT coalesce(source, ${NO_SOURCE}) AS source, count(*)::int AS people FROM applications
    WHERE ${isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' })}
      ${jobId === undefined ? sql`` : sql`AND applications.job_id = ${jobId}::uuid`}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${SOURCES_MAX}`.execute(db);
  return rows;
}
