import { type Selectable, sql } from 'kysely';
import { interviewClosesAt } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { CriteriaMatch } from '#server/features/analysis/criteria/match.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import type { Position, SortedPosition } from '#server/platform/paging.ts';
import { type Order, comesAfter, directionOf, keyOf } from './sort-keys-store.ts';
import type { ApplicationStatus } from './status.ts';
import { storedCriteriaParts, storedScheduledQuestions } from './stored-application.ts';

type StoredRow = Selectable<Schema['applications']>;
export type ApplicationRow = ReturnType<typeof readApplication<StoredRow>>;

/** A row with its JSON columns parsed. */
export function readApplication<Row extends Pick<StoredRow, 'id' | 'criteria_parts' | 'question_ids'>>(
  row: Row,
) {
  return {
    ...row,
    criteria_parts: storedCriteriaParts.readNullable(row.criteria_parts, row.id),
    question_ids: storedScheduledQuestions.readNullable(row.question_ids, row.id),
  };
}

/** False if this candidate has already applied to this job. */
export async function insertApplication(
  db: Database,
  application: {
    id: string;
    job_id: string;
    candidate_id: string;
    employer_id: string;
    travel_preferred: boolean;
    relocation_preferred: boolean;
    resume_file_id: string;
    cover_letter_file_id: string | null;
    pitch_file_id: string | null;
    applied_at: Date;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('applications')
    .values(application)
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function applicationById(db: Database, id: string): Promise<ApplicationRow | null> {
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readApplication(row) : null;
}

/** An application of this candidate; `lock` locks its row until the transaction ends. */
export async function candidatesApplication(
  db: Database,
  candidateId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ApplicationRow | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readApplication(row) : null;
}

/** An application of this company; `lock` locks its row until the transaction ends. */
export async function employersApplication(
  db: Database,
  employerId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ApplicationRow | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readApplication(row) : null;
}

/** Which of these applications the company has. */
export async function existingApplications(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', [...ids])
    .where('employer_id', '=', companyId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Locks an application until the transaction ends; false if it does not exist any more. */
export async function lockApplication(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on the candidate knows where the application stands. */
export async function setTold(db: Database, id: string): Promise<void> {
  await db
    .updateTable('applications')
    .set((eb) => ({ told_stage: eb.ref('stage'), told_outcome: eb.ref('outcome') }))
    .where('id', '=', id)
    .execute();
}

/** Whether the candidate has begun the interview of a scheduled application and may still submit it. */
export async function isTakingInterview(
  db: Database,
  application: Pick<ApplicationRow, 'id' | 'interview_at'>,
  now: Date,
): Promise<boolean> {
  if (application.interview_at === null || now > interviewClosesAt(application.interview_at)) return false;
  const row = await db
    .selectFrom('interviews')
    .select('application_id')
    .where('application_id', '=', application.id)
    .where('started_at', 'is not', null)
    .where('submitted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** An application that this reader of the company sees. */
export async function applicationInReach(
  db: Database,
  reach: Reach,
  id: string,
): Promise<ApplicationRow | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where(isApplicationInReach(reach))
    .executeTakeFirst();
  return row ? readApplication(row) : null;
}

const isApplicationInReach = (reach: Reach) =>
  isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' });

export async function applicationForJob(
  db: Database,
  candidateId: string,
  jobId: string,
): Promise<ApplicationRow | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row ? readApplication(row) : null;
}

export async function setCriteria(db: Database, id: string, result: CriteriaMatch | null): Promise<void> {
  const change = result
    ? {
        criteria_percent: result.percent,
        criteria_parts: storedCriteriaParts.write(result.parts),
        criteria_failed: false,
      }
    : { criteria_failed: true };
  await db.updateTable('applications').set(change).where('id', '=', id).execute();
}

/** The applications for a job that wait for a decision. */
export async function pendingApplications(db: Database, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', '=', 'PENDING')
    .execute();
  return rows.map(({ id }) => id);
}

/** Names and mail addresses for mails and lists about an application. */
export async function applicationPeople(db: Database, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .innerJoin('companies as employer', 'employer.id', 'applications.employer_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.candidate_id',
      'applications.employer_id',
      'applications.decided_at',
      'applications.interview_at',
      'applications.time_factor',
      'applications.record_only',
      'candidate.name as candidate_name',
      'candidate.email as candidate_email',
      'candidate.time_zone as candidate_time_zone',
      'employer.name as employer_name',
      'jobs.designation',
      'jobs.alternate_id',
    ])
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** One row per application with everything that lists show of it, in the requested order. */
export type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

export interface ListFilter extends Order {
  applicationId?: string;
  candidateId?: string;
  reach?: Reach;
  /**
   * The member of the company who reads the list. On a job with blind review, no percentage of an interview is in it
   * before the scorecard of this member is in.
   */
  readBy?: string;
  jobId?: string;
  statuses?: readonly ApplicationStatus[];
  /** Only interviews from this time on. */
  upcomingFrom?: Date;
  /** Only interviews before this time. */
  missedBefore?: Date;
  after?: SortedPosition | null;
  limit: number;
}

export async function listApplications(db: Database, filter: ListFilter) {
  const { after, upcomingFrom, missedBefore } = filter;
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .innerJoin('companies as employer', 'employer.id', 'applications.employer_id')
    .leftJoin('reports', 'reports.application_id', 'applications.id')
    .selectAll('applications')
    .select([
      'jobs.designation',
      'jobs.alternate_id',
      'jobs.job_type',
      'candidate.name as candidate_name',
      'candidate.email as candidate_email',
      'candidate.mobile as candidate_mobile',
      'candidate.avatar_file_id as candidate_avatar_file_id',
      'employer.name as employer_name',
    ])
    .select(shownPercent(filter.readBy).as('interview_percent'))
    .$if(filter.applicationId !== undefined, (q) => q.where('applications.id', '=', filter.applicationId!))
    .$if(filter.candidateId !== undefined, (q) =>
      q.where('applications.candidate_id', '=', filter.candidateId!),
    )
    .$if(filter.reach !== undefined, (q) => q.where(isApplicationInReach(filter.reach!)))
    .$if(filter.jobId !== undefined, (q) => q.where('applications.job_id', '=', filter.jobId!))
    .$if(filter.statuses !== undefined, (q) => q.where(statusFor(filter), 'in', [...filter.statuses!]))
    .$if(upcomingFrom !== undefined, (q) => q.where('applications.interview_at', '>=', upcomingFrom!))
    .$if(missedBefore !== undefined, (q) => q.where('applications.interview_at', '<', missedBefore!))
    .$if(after !== undefined && after !== null, (q) => q.where(comesAfter(filter, after!)))
    .select(keyOf(filter).as('order_key'))
    .orderBy(keyOf(filter), directionOf(filter))
    .orderBy('applications.id', filter.ascending ? 'asc' : 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(readApplication);
}

/** Candidates are listed by what they were told. */
const statusFor = ({ candidateId }: Pick<ListFilter, 'candidateId'>) =>
  candidateId === undefined ? 'applications.status' : 'applications.told_status';

/** The percentage of the report, unless this member must judge first. */
const shownPercent = (readBy: string | undefined) =>
  readBy === undefined
    ? sql<number | null>`reports.percent`
    : sql<number | null>`CASE WHEN jobs.blind_review AND NOT EXISTS (
        SELECT 1 FROM scorecards
        WHERE scorecards.application_id = applications.id AND scorecards.member_id = ${readBy}::uuid
      ) THEN NULL ELSE reports.percent END`;

/** Which applications the lists of jobs count and are ordered by. */
export interface ReceivedFilter {
  status: ApplicationStatus;
  /** Only interviews from this time on; the jobs are ordered by the soonest of them. */
  upcomingFrom?: Date;
}

/**
 * The jobs in reach with such applications and their number, ordered by newest application or soonest
 * interview.
 */
export async function jobsWithApplications(
  db: Database,
  reach: Reach,
  { status, upcomingFrom }: ReceivedFilter,
  page: { after: Position | null; limit: number; jobId?: string | undefined },
) {
  const bySoonest = upcomingFrom !== undefined;
  const moment = bySoonest
    ? sql<Date>`min(applications.interview_at)`
    : sql<Date>`max(applications.applied_at)`;
  const beyond = bySoonest ? sql`>` : sql`<`;
  const direction = bySoonest ? 'asc' : 'desc';
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['jobs.id', 'jobs.alternate_id', 'jobs.designation', 'jobs.job_type', 'jobs.published_at'])
    .select((select) => [moment.as('order_moment'), select.fn.countAll<number>().as('count')])
    .where(isApplicationInReach(reach))
    .where('applications.status', '=', status)
    .$if(bySoonest, (q) => q.where('applications.interview_at', '>=', upcomingFrom!))
    .$if(page.jobId !== undefined, (q) => q.where('applications.job_id', '=', page.jobId!))
    .groupBy('jobs.id')
    .$if(page.after !== null, (q) =>
      q.having(sql<boolean>`(${moment}, jobs.id::text) ${beyond} (${page.after!.at}, ${page.after!.id})`),
    )
    .orderBy(moment, direction)
    .orderBy(sql`jobs.id::text`, direction)
    .limit(page.limit)
    .execute();
}

/** How many such applications are in reach, and to how many jobs. */
export async function countReceived(
  db: Database,
  reach: Reach,
  { status, upcomingFrom }: ReceivedFilter,
): Promise<{ applications: number; jobs: number }> {
  return db
    .selectFrom('applications')
    .select((select) => [
      select.fn.countAll<number>().as('applications'),
      select.fn.count<number>('job_id').distinct().as('jobs'),
    ])
    .where(isApplicationInReach(reach))
    .where('status', '=', status)
    .$if(upcomingFrom !== undefined, (q) => q.where('interview_at', '>=', upcomingFrom!))
    .executeTakeFirstOrThrow();
}

/**
 * An employer's application, with a lock on its row until the transaction ends, and whether its interview has
 * begun.
 */
export async function lockForAccommodation(db: Database, employerId: string, id: string) {
  const row = await db
    .selectFrom('applications')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .select(['applications.status', 'applications.time_factor', 'applications.record_only'])
    .select(sql<boolean>`interviews.started_at IS NOT NULL`.as('has_begun'))
    .where('applications.id', '=', id)
    .where('applications.employer_id', '=', employerId)
    .forUpdate('applications')
    .executeTakeFirst();
  return row ?? null;
}

export async function setGranted(
  db: Database,
  id: string,
  granted: { time_factor: number; record_only: boolean },
): Promise<void> {
  await db.updateTable('applications').set(granted).where('id', '=', id).execute();
}

/** Whether everyone who has the link may read the report. */
export async function setReportPublic(db: Database, id: string, isPublic: boolean): Promise<void> {
  await db.updateTable('applications').set({ report_public: isPublic }).where('id', '=', id).execute();
}

export async function countApplications(db: Database, filter: { candidateId: string }): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', filter.candidateId)
    .executeTakeFirstOrThrow();
  return row.count;
}
