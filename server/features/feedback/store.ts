import type { Database } from '#server/database/database.ts';
import type { Figures, StoredReport } from './stored-report.ts';

export async function saveReport(
  db: Database,
  applicationId: string,
  report: StoredReport,
  at: Date,
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ report: JSON.stringify(report), analysis_status: 'ready', report_ready_at: at })
    .where('application_id', '=', applicationId)
    .execute();
}

export interface ReadyReport {
  employerId: string;
  candidateId: string;
  report: StoredReport;
  readyAt: Date;
}

/** A report that is there, locked until the transaction ends; null while it is not ready. */
export async function lockReport(tx: Database, applicationId: string): Promise<ReadyReport | null> {
  const row = await tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .select(['applications.employer_id', 'applications.candidate_id', 'report', 'report_ready_at'])
    .where('application_id', '=', applicationId)
    .where('analysis_status', '=', 'ready')
    .forUpdate('interviews')
    .executeTakeFirst();
  if (!row?.report || !row.report_ready_at) return null;
  return {
    employerId: row.employer_id,
    candidateId: row.candidate_id,
    report: row.report as StoredReport,
    readyAt: row.report_ready_at,
  };
}

/** Keeps what the report's answers count by now; the answers stay as they are. */
export async function saveFigures(
  db: Database,
  applicationId: string,
  report: StoredReport,
  figures: Figures,
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ report: JSON.stringify({ ...report, ...figures }) })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function markAnalysisFailed(db: Database, applicationId: string): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ analysis_status: 'failed' })
    .where('application_id', '=', applicationId)
    .where('analysis_status', '=', 'processing')
    .execute();
}

export async function setReportPublic(db: Database, applicationId: string, isPublic: boolean): Promise<void> {
  await db
    .updateTable('applications')
    .set({ report_public: isPublic })
    .where('id', '=', applicationId)
    .execute();
}

/** Everything a report shows beside the analysis; null when there is no such application. */
export async function reportSubject(db: Database, applicationId: string) {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .innerJoin('users as employer', 'employer.id', 'applications.employer_id')
    .leftJoin('candidates', 'candidates.user_id', 'applications.candidate_id')
    .selectAll('applications')
    .select([
      'jobs.designation',
      'jobs.alternate_id',
      'employer.name as employer_name',
      'candidate.name',
      'candidate.email',
      'candidate.mobile',
      'candidate.avatar_file_id',
      'candidates.country_id',
      'candidates.state_id',
      'candidates.city_id',
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}
export type ReportSubject = NonNullable<Awaited<ReturnType<typeof reportSubject>>>;
