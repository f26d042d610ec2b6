import { type Selectable, sql } from 'kysely';
import { USUAL_SETTINGS } from '#contract/interview/interview-settings.ts';
import { storedLanguage } from '#contract/shared/language.ts';
import { DAY_MS, OPEN_DAYS_MAX, USUAL_TIME_FACTOR } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { inText } from '#server/database/statement-names.ts';
import type { CriteriaMatch } from '#server/features/analysis/criteria/match.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import type { SortedPosition } from '#server/platform/paging.ts';
import { type Narrowing, isBlind, isWithin, judgementColumns, unlessBlind } from './narrow-store.ts';
import { type Order, comesAfter, directionOf, keyOf } from './sort-keys-store.ts';
import type { ApplicationStatus } from './status.ts';
import { heldBlind } from './held-blind-store.ts';
import { problemWaits } from './request-store.ts';
import { storedCriteriaParts, storedScheduledQuestions } from './stored-application.ts';

type StoredRow = Selectable<Schema['applications']>;
export type ApplicationRow = ReturnType<typeof readApplication<StoredRow>>;

export function readApplication<
  Row extends Pick<StoredRow, 'id' | 'criteria_parts' | 'question_ids' | 'language'>,
>(row: Row) {
  return {
    ...row,
    language: storedLanguage.parse(row.language),
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
    source: string | null;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('applications')
    .values({
      ...application,
      stage_since: application.applied_at,
      report_public: true,
      time_factor: USUAL_TIME_FACTOR,
      // Until an interview is scheduled, which uses the settings of its job.
      open_days: USUAL_SETTINGS.openDays,
      thinking_seconds: USUAL_SETTINGS.thinkingSeconds,
      retakes: USUAL_SETTINGS.retakes,
      answer_seconds: USUAL_SETTINGS.answerSeconds,
      language: USUAL_SETTINGS.language,
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores how an application came. */
export async function setSource(db: Database, id: string, source: string): Promise<void> {
  await db.updateTable('applications').set({ source }).where('id', '=', id).execute();
}

export async function applicationById(db: Database, id: string): Promise<ApplicationRow | null> {
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readApplication(row) : null;
}

interface Locking {
  /** Locks the row until the transaction ends. */
  lock?: boolean;
}

export const candidatesApplication = (db: Database, candidateId: string, id: string, options?: Locking) =>
  ownedApplication(db, { candidate_id: candidateId, id }, options);

export const employersApplication = (db: Database, employerId: string, id: string, options?: Locking) =>
  ownedApplication(db, { employer_id: employerId, id }, options);

async function ownedApplication(
  db: Database,
  owned: { id: string } & ({ candidate_id: string } | { employer_id: string }),
  { lock = false }: Locking = {},
): Promise<ApplicationRow | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where(({ and }) => and(owned))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readApplication(row) : null;
}

const companysApplications = (db: Database, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('applications')
    .where('id', 'in', [...ids])
    .where('employer_id', '=', companyId);

export async function existingApplications(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await companysApplications(db, companyId, ids).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** These applications of a company, locked until the transaction ends. */
export async function lockApplications(
  tx: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, ApplicationRow>> {
  const rows = await companysApplications(tx, companyId, ids).selectAll().orderBy('id').forUpdate().execute();
  return new Map(rows.map((row) => [row.id, readApplication(row)]));
}

/** Locks an application until the transaction ends. False if it no longer exists. */
export async function lockApplication(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on, the candidate knows where the application is. */
export async function setTold(db: Database, id: string): Promise<void> {
  await db
    .updateTable('applications')
    .set((eb) => ({ told_stage: eb.ref('stage'), told_outcome: eb.ref('outcome') }))
    .where('id', '=', id)
    .execute();
}

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

export const isApplicationInReach = (reach: Reach) =>
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

/** Whether anyone has ever applied to a company. */
export async function hasApplicants(db: Database, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('employer_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

export async function pendingApplications(db: Database, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', '=', 'PENDING')
    .execute();
  return rows.map(({ id }) => id);
}

export async function applicationPeople(db: Database, id: string) {
  const { question_ids, ...people } = await db
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
      'applications.interview_closes_at',
      'applications.open_days',
      'applications.kept_answers',
      'applications.question_ids',
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
  const asked = storedScheduledQuestions.readNullable(question_ids, id);
  return { ...people, asked_questions: asked?.length ?? 0 };
}

/** One row per application with everything that lists show about it, in the requested order. */
export type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** Only interviews that can still be taken at this time, or only those that no longer can. */
export type InterviewWindow = { openAt: Date } | { closedAt: Date };

/** Uses an index on when interviews open, which skips those that ended long ago: none is open longer than this. */
export const isInWindow = (window: InterviewWindow) =>
  'openAt' in window
    ? sql<boolean>`applications.interview_at >= ${new Date(window.openAt.getTime() - OPEN_DAYS_MAX * DAY_MS)}
        AND applications.interview_closes_at >= ${window.openAt}`
    : sql<boolean>`applications.interview_closes_at < ${window.closedAt}`;

export interface ListFilter extends Order {
  applicationId?: string;
  candidateId?: string;
  reach?: Reach;
  /** The member who reads the list. Under blind review, it shows no percentage until they have sent their scorecard. */
  readBy?: string;
  jobId?: string;
  statuses?: readonly ApplicationStatus[];
  window?: InterviewWindow;
  hasTime?: boolean;
  narrowing?: Narrowing;
  after?: SortedPosition | null;
  limit: number;
}

export async function listApplications(db: Database, filter: ListFilter) {
  const { readBy } = filter;
  const rows = await matching(db, filter)
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .innerJoin('companies as employer', 'employer.id', 'applications.employer_id')
    .selectAll('applications')
    .select([
      'jobs.designation',
      'jobs.alternate_id',
      'jobs.job_type',
      'jobs.interview_process',
      'jobs.interview_open_days',
      'candidate.name as candidate_name',
      'candidate.email as candidate_email',
      'candidate.mobile as candidate_mobile',
      'candidate.avatar_file_id as candidate_avatar_file_id',
      'employer.name as employer_name',
      'interviews.started_at',
      'interviews.submitted_at',
      'interviews.erased_at',
      'reports.status as report_status',
      'reports.heard',
      'own_card.overall as own_score',
    ])
    .select(problemWaits.as('problem_waits'))
    .select(isBlind(readBy).as('must_score_first'))
    .select(shownPercent(readBy).as('interview_percent'))
    .select(judgementColumns(readBy))
    .where(sql<boolean>`applications.id = ANY(ARRAY(${idsOfPage(db, filter)}))`)
    .select(keyOf(filter).as('order_key'))
    .orderBy(keyOf(filter), directionOf(filter))
    .orderBy('applications.id', filter.ascending ? 'asc' : 'desc')
    .execute();
  return rows.map(readApplication);
}

/**
 * Only the columns that the order needs are sorted, because a list's columns make long rows. PostgreSQL drops a LEFT
 * JOIN that nothing uses but still reads the column it joins by, so an index alone would not be enough.
 */
function idsOfPage(db: Database, filter: ListFilter) {
  const { after, by, narrowing } = filter;
  const isAboutCandidate =
    by === 'candidate_name' || by === 'candidate_email' || narrowing?.named !== undefined;
  return matching(db, filter)
    .$if(isAboutCandidate, (q) =>
      q.innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id'),
    )
    .select('applications.id')
    .$if(after !== undefined && after !== null, (q) => q.where(comesAfter(filter, after!)))
    .orderBy(keyOf(filter), directionOf(filter))
    .orderBy('applications.id', filter.ascending ? 'asc' : 'desc')
    .limit(filter.limit);
}

/** How many applications a list has on all pages. */
export async function countListed(db: Database, filter: Omit<ListFilter, 'limit' | 'by'>): Promise<number> {
  const { count } = await matching(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The applications that match a filter, joined with what filters read. */
function matching(db: Database, filter: Omit<ListFilter, 'limit' | 'by'>) {
  const { window, narrowing, readBy } = filter;
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('interviews', (join) =>
      join
        .onRef('interviews.application_id', '=', 'applications.id')
        .onRef('interviews.attempt', '=', 'applications.attempt'),
    )
    .leftJoin('reports', (join) =>
      join
        .onRef('reports.application_id', '=', 'applications.id')
        .onRef('reports.attempt', '=', 'applications.attempt'),
    )
    .leftJoin('scorecards as own_card', (join) =>
      join
        .onRef('own_card.application_id', '=', 'applications.id')
        .onRef('own_card.attempt', '=', 'applications.attempt')
        .on('own_card.member_id', '=', readBy ?? null),
    )
    .leftJoin(heldBlind(readBy ?? null).as('held_blind'), (join) =>
      join.onRef('held_blind.application_id', '=', 'applications.id'),
    )
    .$if(filter.applicationId !== undefined, (q) => q.where('applications.id', '=', filter.applicationId!))
    .$if(filter.candidateId !== undefined, (q) =>
      q.where('applications.candidate_id', '=', filter.candidateId!),
    )
    .$if(filter.reach !== undefined, (q) => q.where(isApplicationInReach(filter.reach!)))
    .$if(filter.jobId !== undefined, (q) => q.where('applications.job_id', '=', filter.jobId!))
    .$if(filter.statuses !== undefined, (q) => q.where(statusFor(filter), 'in', filter.statuses!.map(inText)))
    .$if(filter.hasTime === true, (q) => q.where('applications.interview_at', 'is not', null))
    .$if(window !== undefined, (q) => q.where(isInWindow(window!)))
    .$if(narrowing !== undefined, (q) => q.where(isWithin(narrowing!, readBy)));
}

/** Candidates see a list by what they have been told. */
const statusFor = ({ candidateId }: Pick<ListFilter, 'candidateId'>) =>
  candidateId === undefined ? 'applications.status' : 'applications.told_status';

/** The percentage of the report, unless this member must judge first. */
const shownPercent = (readBy: string | undefined) => unlessBlind(readBy, sql<number | null>`reports.percent`);

export async function setReportPublic(db: Database, id: string, isPublic: boolean): Promise<void> {
  await db.updateTable('applications').set({ report_public: isPublic }).where('id', '=', id).execute();
}

/** The candidate closes the report to visitors, or reopens it as far as the company allows. */
export async function setReportClosedByCandidate(db: Database, id: string, isClosed: boolean): Promise<void> {
  await db
    .updateTable('applications')
    .set({ report_closed_by_candidate: isClosed })
    .where('id', '=', id)
    .execute();
}

export async function countApplications(db: Database, filter: { candidateId: string }): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', filter.candidateId)
    .executeTakeFirstOrThrow();
  return row.count;
}
