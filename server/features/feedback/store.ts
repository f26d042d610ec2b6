import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { isOneOf } from '#server/features/applications/attempt-store.ts';
import { readApplication } from '#server/features/applications/store.ts';
import { type Figures, type StoredReport, storedReport } from './stored-report.ts';

export async function saveReport(
  db: Database,
  { applicationId, attempt }: Attempt,
  report: StoredReport,
  at: Date,
): Promise<void> {
  const ready = { status: 'ready' as const, report: storedReport.write(report), ready_at: at };
  await db
    .insertInto('reports')
    .values({ application_id: applicationId, attempt, ...ready })
    .onConflict((conflict) => conflict.columns(['application_id', 'attempt']).doUpdateSet(ready))
    .execute();
}

export interface ReadyReport {
  report: StoredReport;
  readyAt: Date;
}

/** The report of a submitted interview in its current state. */
export async function reportOf(
  db: Database,
  attempt: Attempt,
): Promise<{ status: 'processing' | 'ready' | 'failed'; ready: ReadyReport | null }> {
  const row = await reports(db, attempt).executeTakeFirst();
  return { status: row?.status ?? 'processing', ready: row ? readReport(row) : null };
}

/** A finished report, locked until the transaction ends. Null if it is not ready. */
export async function lockReport(tx: Database, attempt: Attempt): Promise<ReadyReport | null> {
  const row = await reports(tx, attempt).forUpdate().executeTakeFirst();
  return row ? readReport(row) : null;
}

/** The same for several, in an order that prevents two transactions from waiting for each other. */
export async function lockReports(
  tx: Database,
  attempts: readonly Attempt[],
): Promise<(Attempt & { report: StoredReport })[]> {
  if (attempts.length === 0) return [];
  const rows = await tx
    .selectFrom('reports')
    .select(['application_id', 'attempt', 'report'])
    .where(isOneOf(attempts))
    .where('ready_at', 'is not', null)
    .orderBy('application_id')
    .forUpdate()
    .execute();
  return rows.map(({ application_id, attempt, report }) => ({
    applicationId: application_id,
    attempt,
    report: storedReport.read(report, application_id),
  }));
}

const reports = (db: Database, { applicationId, attempt }: Attempt) =>
  db
    .selectFrom('reports')
    .select(['application_id', 'status', 'report', 'ready_at'])
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt);

function readReport(row: {
  application_id: string;
  report: unknown;
  ready_at: Date | null;
}): ReadyReport | null {
  if (row.ready_at === null) return null;
  return { report: storedReport.read(row.report, row.application_id), readyAt: row.ready_at };
}

/** Stores the current totals of a report. Its answers do not change. */
export async function saveFigures(
  db: Database,
  { applicationId, attempt }: Attempt,
  report: StoredReport,
  figures: Figures,
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ report: storedReport.write({ ...report, ...figures }) })
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .execute();
}

/** Does not change an existing report. */
export async function markAnalysisFailed(db: Database, { applicationId, attempt }: Attempt): Promise<void> {
  await db
    .insertInto('reports')
    .values({ application_id: applicationId, attempt, status: 'failed' })
    .onConflict((conflict) => conflict.columns(['application_id', 'attempt']).doNothing())
    .execute();
}

/** The data of a report besides the analysis. Null if there is no such application. */
export async function reportSubject(db: Database, applicationId: string) {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .innerJoin('companies as employer', 'employer.id', 'applications.employer_id')
    .leftJoin('candidates', 'candidates.user_id', 'applications.candidate_id')
    .selectAll('applications')
    .select([
      'jobs.designation',
      'jobs.alternate_id',
      'jobs.blind_review',
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
  return row ? readApplication(row) : null;
}
export type ReportSubject = NonNullable<Awaited<ReturnType<typeof reportSubject>>>;

/** How many rounds people hold with the candidate of each application. */
export async function countRounds(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rounds')
    .select(['application_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('application_id', 'in', [...applicationIds])
    .where('cancelled_at', 'is', null)
    .groupBy('application_id')
    .execute();
  return new Map(rows.map(({ application_id, count }) => [application_id, count]));
}

/** Whether a member takes part in a round of an application to their own company. */
export async function takesPartIn(
  db: Database,
  { id, companyId }: { id: string; companyId: string },
  applicationId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .innerJoin('round_members', 'round_members.round_id', 'rounds.id')
    .select('rounds.id')
    .where('rounds.application_id', '=', applicationId)
    .where('applications.employer_id', '=', companyId)
    .where('round_members.member_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
