import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import { storedReport } from '#server/features/feedback/stored-report.ts';

export interface ComparedFilter {
  reach: Reach;
  jobId: string;
  applicationIds: readonly string[];
}

/**
 * The interviews of a job in this selection that have a report, newest first. Their order reveals nothing about names
 * or verdicts.
 */
export async function comparedInterviews(db: Database, filter: ComparedFilter) {
  const { reach, jobId, applicationIds } = filter;
  const rows = await db
    .selectFrom('applications')
    .innerJoin('interviews', (join) =>
      join
        .onRef('interviews.application_id', '=', 'applications.id')
        .onRef('interviews.attempt', '=', 'applications.attempt'),
    )
    .innerJoin('reports', (join) =>
      join
        .onRef('reports.application_id', '=', 'applications.id')
        .onRef('reports.attempt', '=', 'applications.attempt'),
    )
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .innerJoin('companies', 'companies.id', 'applications.employer_id')
    .select([
      'applications.id',
      'applications.attempt',
      'users.name as candidate_name',
      'users.avatar_file_id',
      'companies.name as company_name',
      'interviews.video_file_id',
      'interviews.playable_key',
      'reports.report',
    ])
    .select(sql<Date>`interviews.submitted_at`.as('submitted_at'))
    .where('applications.job_id', '=', jobId)
    .where(isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' }))
    .where('reports.ready_at', 'is not', null)
    .where('interviews.submitted_at', 'is not', null)
    .where('applications.id', 'in', applicationIds)
    .orderBy('interviews.submitted_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, report: storedReport.read(row.report, row.id) }));
}
export type ComparedRow = Awaited<ReturnType<typeof comparedInterviews>>[number];
