import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { jobsAndCopies, readJob } from '#server/features/jobs/store.ts';

/** The copies of posted jobs that hold changes until they are applied. */

/** The columns of a job's own row that the wizard's steps write. */
const CONTENT = [
  'designation',
  'job_type',
  'sector_id',
  'description_html',
  'contract_years',
  'contract_months',
  'salary',
  'annual_salary_range',
  'skills_submitted_at',
  'questions_submitted_at',
  'education_id',
  'misc_info',
  'interview_process',
  'proctoring',
  'interview_open_days',
  'thinking_seconds',
  'retakes',
  'answer_seconds',
  'follow_ups',
  'language',
  'work_address',
  'work_country_id',
  'work_state_id',
  'work_city_id',
  'work_zip_code',
  'boarding_requirement_ids',
] as const satisfies readonly (keyof JobRow)[];

export const content = sql.join(CONTENT.map((column) => sql.ref(column)));

/** The copy with the unapplied changes of a job, or null. */
export async function changesOf(db: Database, jobId: string): Promise<JobRow | null> {
  const row = await jobsAndCopies(db).where('jobs.changes_of', '=', jobId).executeTakeFirst();
  return row ? readJob(row) : null;
}

/**
 * Copies a job with all rows that refer to it. The copy needs its own Job ID, which must not be usable in an address.
 */
export async function insertCopy(db: Database, job: JobRow, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO jobs (changes_of, employer_id, alternate_id, created_at, updated_at, ${content})
    SELECT id, employer_id, 'changes of ' || alternate_id, ${at}, ${at}, ${content} FROM jobs WHERE id = ${job.id}
    RETURNING id`.execute(db);
  await copyRows(db, job.id, rows[0]!.id);
}

/** Copies a job's data in other tables: its skills, the questions that it asks, and its personal message. */
export async function copyRows(db: Database, jobId: string, copyId: string): Promise<void> {
  await sql`
    INSERT INTO job_skills (job_id, skill_id, preference, min_experience, position)
    SELECT ${copyId}, skill_id, preference, min_experience, position
    FROM job_skills WHERE job_id = ${jobId}`.execute(db);
  await sql`
    INSERT INTO job_questions (job_id, kind, master_id, skill_id, question, options, answer, accepted_answers,
      position, replaces)
    SELECT ${copyId}, kind, master_id, skill_id, question, options, answer, accepted_answers, position,
      CASE WHEN EXISTS (SELECT FROM jobs WHERE id = ${copyId} AND changes_of = ${jobId}) THEN id END
    FROM job_questions WHERE job_id = ${jobId} AND retired_at IS NULL AND follow_up_of IS NULL`.execute(db);
  // The file is shared. It is deleted once no job, copy or template shows it.
  await sql`
    INSERT INTO job_videos (job_id, file_id, created_at)
    SELECT ${copyId}, file_id, created_at FROM job_videos WHERE job_id = ${jobId}`.execute(db);
}

/** Copies the content of a job's copy to the job: its own row, its skills and its personal message. */
export async function takeOver(db: Database, jobId: string, copyId: string): Promise<void> {
  await sql`
    UPDATE jobs SET (${content}) = (SELECT ${content} FROM jobs AS copy WHERE copy.id = ${copyId})
    WHERE id = ${jobId}`.execute(db);
  for (const table of ['job_skills', 'job_videos'] as const) {
    await db.deleteFrom(table).where('job_id', '=', jobId).execute();
    await db.updateTable(table).set({ job_id: jobId }).where('job_id', '=', copyId).execute();
  }
}

/** Deletes a copy and all rows that refer to it. */
export async function deleteCopy(db: Database, copyId: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', copyId).where('changes_of', 'is not', null).execute();
}
