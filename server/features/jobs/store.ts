import { sql, type Updateable } from 'kysely';
import { type InterviewSettings, USUAL_SETTINGS } from '#contract/interview/interview-settings.ts';
import { type ProctoringMode, USUAL_PROCTORING } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import type { Position } from '#server/platform/paging.ts';
import { type JobRow, type JobStatus, settingsOf } from './job.ts';
import { storedBoardingRequirements, storedInterviewProcess, storedMiscInfo } from './stored-job.ts';

/** Jobs with the names that they refer to, and the copies with changes of posted jobs. `readJob` reads these rows. */
export const jobsAndCopies = (db: Database) =>
  db
    .selectFrom('jobs')
    .innerJoin('sectors', 'sectors.id', 'jobs.sector_id')
    .innerJoin('companies', 'companies.id', 'jobs.employer_id')
    .leftJoin('educations', 'educations.id', 'jobs.education_id')
    .selectAll('jobs')
    .select([
      'sectors.name as sector_name',
      'educations.name as education_name',
      'companies.name as employer_name',
      'companies.slug as employer_slug',
      'companies.currency as employer_currency',
      'companies.avatar_file_id as employer_avatar_id',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('job_videos').select('job_videos.id').whereRef('job_videos.job_id', '=', 'jobs.id'))
        .$castTo<boolean>()
        .as('has_message'),
    )
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('jobs as copy').select('copy.id').whereRef('copy.changes_of', '=', 'jobs.id'))
        .$castTo<boolean>()
        .as('has_changes'),
    );

type StoredColumns = 'misc_info' | 'interview_process' | 'boarding_requirement_ids';

/** A row with its JSON columns parsed. */
export function readJob<Row extends { id: string } & Record<StoredColumns, unknown>>(row: Row) {
  return {
    ...row,
    misc_info: storedMiscInfo.readNullable(row.misc_info, row.id),
    interview_process: storedInterviewProcess.readNullable(row.interview_process, row.id),
    boarding_requirement_ids: storedBoardingRequirements.readNullable(row.boarding_requirement_ids, row.id),
  };
}

/** Jobs with the names that they refer to, without copies and templates. */
export const jobRows = (db: Database) =>
  jobsAndCopies(db).where('jobs.changes_of', 'is', null).where('jobs.template_name', 'is', null);

const ownJobRow = (db: Database, employerId: string, jobId: string) =>
  jobRows(db).where('jobs.id', '=', jobId).where('jobs.employer_id', '=', employerId);

export async function ownJob(db: Database, employerId: string, jobId: string): Promise<JobRow | null> {
  const row = await ownJobRow(db, employerId, jobId).executeTakeFirst();
  return row ? readJob(row) : null;
}

/** A job that this reader in the company can see, whatever its status. For several ids, one of the visible jobs. */
export async function jobInReach(
  db: Database,
  reach: Reach,
  jobIds: string | readonly string[],
): Promise<JobRow | null> {
  const row = await jobRows(db)
    .where('jobs.id', 'in', [jobIds].flat())
    .where(isJobInReach(reach))
    .limit(1)
    .executeTakeFirst();
  return row ? readJob(row) : null;
}

const isJobInReach = (reach: Reach) => isInReach(reach, { company: 'jobs.employer_id', job: 'jobs.id' });

/** Any job, for internal work without a user's request. */
export async function jobById(db: Database, jobId: string): Promise<JobRow | null> {
  const row = await jobRows(db).where('jobs.id', '=', jobId).executeTakeFirst();
  return row ? readJob(row) : null;
}

/** A job or a copy with changes, within a transaction that knows that it exists. */
export const jobOrCopy = async (db: Database, id: string): Promise<JobRow> =>
  readJob(await jobsAndCopies(db).where('jobs.id', '=', id).executeTakeFirstOrThrow());

/** The caller's own job, locked until the transaction ends. */
export async function lockOwnJob(db: Database, employerId: string, jobId: string): Promise<JobRow | null> {
  const row = await ownJobRow(db, employerId, jobId).forUpdate('jobs').executeTakeFirst();
  return row ? readJob(row) : null;
}

/**
 * A job that this candidate can see: an open one, or one they applied to or saved. For several ids, one of the visible
 * jobs.
 */
export async function jobSeenByCandidate(
  db: Database,
  candidateId: string,
  jobIds: string | readonly string[],
): Promise<JobRow | null> {
  const row = await jobRows(db)
    .where('jobs.id', 'in', [jobIds].flat())
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('jobs.status', '=', 'open'),
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.job_id', '=', 'jobs.id')
            .where('applications.candidate_id', '=', candidateId),
        ),
        exists(
          selectFrom('saved_jobs')
            .select('saved_jobs.job_id')
            .whereRef('saved_jobs.job_id', '=', 'jobs.id')
            .where('saved_jobs.candidate_id', '=', candidateId),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row ? readJob(row) : null;
}

export interface NewJob {
  /** If omitted, the database creates one. */
  id?: string;
  employer_id: string;
  designation: string;
  job_type: JobRow['job_type'];
  sector_id: string;
  description_html: string;
  contract_years: number | null;
  contract_months: number | null;
  salary: string | null;
  annual_salary_range: string | null;
  created_at: Date;
}

/** Null if another job has this alternate id or this id. */
export async function insertDraft(db: Database, alternateId: string, job: NewJob): Promise<string | null> {
  const row = await db
    .insertInto('jobs')
    .values({
      ...job,
      alternate_id: alternateId,
      updated_at: job.created_at,
      proctoring: USUAL_PROCTORING,
      interview_open_days: USUAL_SETTINGS.openDays,
      thinking_seconds: USUAL_SETTINGS.thinkingSeconds,
      retakes: USUAL_SETTINGS.retakes,
      answer_seconds: USUAL_SETTINGS.answerSeconds,
      follow_ups: USUAL_SETTINGS.followUps,
      language: USUAL_SETTINGS.language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How a job's interviews are proctored. */
export async function proctoringOf(db: Database, jobId: string): Promise<ProctoringMode> {
  const row = await db
    .selectFrom('jobs')
    .select('proctoring')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.proctoring;
}

/** How interviews of a job that are scheduled from now on are held. */
export async function interviewSettingsOf(db: Database, jobId: string): Promise<InterviewSettings> {
  const row = await db
    .selectFrom('jobs')
    .select([
      'interview_open_days',
      'thinking_seconds',
      'retakes',
      'answer_seconds',
      'follow_ups',
      'language',
    ])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return settingsOf(row);
}

export async function updateJob(
  db: Database,
  jobId: string,
  change: Updateable<Schema['jobs']>,
): Promise<void> {
  await db.updateTable('jobs').set(change).where('id', '=', jobId).execute();
}

/** The jobs in reach that have one of these statuses, newest first by this list's date. */
export async function listOwnJobs(
  db: Database,
  reach: Reach,
  wanted: { statuses: readonly JobStatus[]; designation: string; by: JobMoment },
  page: { limit: number; after: Position | null },
): Promise<JobRow[]> {
  const rows = await jobRows(db)
    .where(isJobInReach(reach))
    .where('jobs.status', 'in', [...wanted.statuses])
    .$if(wanted.designation !== '', (query) =>
      query.where('jobs.designation', 'ilike', containing(wanted.designation)),
    )
    .$if(page.after !== null, (query) => query.where(isAfter(wanted.by, page.after!)))
    .orderBy(`jobs.${wanted.by}`, 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(readJob);
}

/** The number of jobs in reach with each status. */
export async function countOwnJobs(
  db: Database,
  reach: Reach,
  designation = '',
): Promise<Record<JobStatus, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['status', (select) => select.fn.countAll<number>().as('count')])
    .where(isJobInReach(reach))
    .where('changes_of', 'is', null)
    .where('template_name', 'is', null)
    .$if(designation !== '', (query) => query.where('designation', 'ilike', containing(designation)))
    .groupBy('status')
    .execute();
  const counts: Record<JobStatus, number> = { draft: 0, open: 0, closed: 0, deleted: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** The company's newest job with this status. Null if there is none. */
export async function newestJobId(
  db: Database,
  companyId: string,
  status: JobStatus,
): Promise<string | null> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', companyId)
    .where('status', '=', status)
    .where('changes_of', 'is', null)
    .where('template_name', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export type JobMoment = 'created_at' | 'published_at' | 'updated_at';

const isAfter = (moment: JobMoment, { at, id }: Position) =>
  sql<boolean>`(${sql.ref(`jobs.${moment}`)}, jobs.id) < (${at}::timestamptz, ${id}::uuid)`;

/** Escapes a text for use in a LIKE pattern. */
export const escapedLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const containing = (text: string) => `%${escapedLike(text)}%`;

/** Deletes all jobs with all rows that refer to them. Applications must be deleted first. */
export async function deleteAllJobs(db: Database): Promise<void> {
  await db.deleteFrom('jobs').execute();
}
