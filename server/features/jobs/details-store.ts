import type { Selectable } from 'kysely';
import type { TouchedPeople } from '#contract/job/jobs.ts';
import type { Preference } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { type FileRow, deleteFiles } from '#server/features/uploads/store.ts';

/** The rows of other tables that belong to jobs, for many jobs at once. */

export interface JobSkillRow {
  job_id: string;
  skill_id: string;
  name: string;
  preference: Preference;
  min_experience: string;
}

export async function skillsOfJobs(db: Database, jobIds: readonly string[]): Promise<JobSkillRow[]> {
  if (jobIds.length === 0) return [];
  return db
    .selectFrom('job_skills')
    .innerJoin('skills', 'skills.id', 'job_skills.skill_id')
    .select(['job_id', 'skill_id', 'skills.name', 'preference', 'min_experience'])
    .where('job_id', 'in', [...jobIds])
    .orderBy('job_id')
    .orderBy('position')
    .execute();
}

export async function replaceSkills(
  db: Database,
  jobId: string,
  skills: readonly Omit<JobSkillRow, 'job_id' | 'name'>[],
): Promise<void> {
  await db.deleteFrom('job_skills').where('job_id', '=', jobId).execute();
  await db
    .insertInto('job_skills')
    .values(skills.map((skill, position) => ({ ...skill, job_id: jobId, position })))
    .execute();
}

/** Personal messages, newest first. */
export async function messagesOfJobs(
  db: Database,
  jobIds: readonly string[],
): Promise<(FileRow & { job_id: string })[]> {
  if (jobIds.length === 0) return [];
  return db
    .selectFrom('job_videos')
    .innerJoin('files', 'files.id', 'job_videos.file_id')
    .selectAll('files')
    .select('job_videos.job_id')
    .where('job_videos.job_id', 'in', [...jobIds])
    .orderBy('job_videos.created_at', 'desc')
    .orderBy('job_videos.id', 'desc')
    .execute();
}

/**
 * The file of a personal message, and the jobs that show it. A job and its copies may share one file. `changed` are the
 * jobs whose unapplied changes include it.
 */
export async function messageByPath(
  db: Database,
  path: string,
): Promise<{ file: FileRow; jobIds: string[]; changed: string[] } | null> {
  const rows = await db
    .selectFrom('job_videos')
    .innerJoin('files', 'files.id', 'job_videos.file_id')
    .innerJoin('jobs', 'jobs.id', 'job_videos.job_id')
    .selectAll('files')
    .select(({ fn, eb }) => [
      fn.coalesce('jobs.changes_of', 'jobs.id').as('job_id'),
      eb('jobs.changes_of', 'is not', null).$castTo<boolean>().as('isChange'),
    ])
    .where('files.path', '=', path)
    .where('jobs.template_name', 'is', null)
    .execute();
  const [file] = rows;
  if (!file) return null;
  const jobsOf = (isChange: boolean) =>
    rows.filter((row) => row.isChange === isChange).map(({ job_id }) => job_id);
  return { file, jobIds: jobsOf(false), changed: jobsOf(true) };
}

/** Makes this file the job's only personal message. Returns the ids of the replaced files. */
export async function replaceMessage(
  db: Database,
  jobId: string,
  fileId: string,
  at: Date,
): Promise<string[]> {
  const replaced = await db
    .deleteFrom('job_videos')
    .where('job_id', '=', jobId)
    .where('file_id', '!=', fileId)
    .returning('file_id')
    .execute();
  await db.insertInto('job_videos').values({ job_id: jobId, file_id: fileId, created_at: at }).execute();
  return replaced.map((row) => row.file_id);
}

/**
 * The status that the candidate was told for each of their applications, by job. It leaves out decisions that can still
 * be undone.
 */
export async function applicationStatuses(
  db: Database,
  candidateId: string,
  jobIds: readonly string[],
): Promise<Map<string, Selectable<Schema['applications']>['told_status']>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(['job_id', 'told_status'])
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', [...jobIds])
    .execute();
  return new Map(rows.map((row) => [row.job_id, row.told_status]));
}

/** The number of valid applications by job. Jobs without any are left out. */
export async function applicationCounts(
  db: Database,
  jobIds: readonly string[],
): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(['job_id', (select) => select.fn.countAll<number>().as('count')])
    .where('job_id', 'in', [...jobIds])
    .where('status', '!=', 'WITHDRAWN')
    .groupBy('job_id')
    .execute();
  return new Map(rows.map((row) => [row.job_id, row.count]));
}

/** Deletes the rows of those personal messages that nothing uses any more. Returns the keys of their objects. */
export async function takeUnusedMessages(db: Database, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const shown = await db
    .selectFrom('job_videos')
    .select('file_id')
    .where('file_id', 'in', [...fileIds])
    .execute();
  const ids = new Set(shown.map(({ file_id }) => file_id));
  return deleteFiles(
    db,
    fileIds.filter((id) => !ids.has(id)),
  );
}

/**
 * How many people a job affects: pending applications, interviews that can still be taken, and finished interviews,
 * including how many of those have no decision.
 */
export async function countInvolved(db: Database, jobId: string, now: Date): Promise<TouchedPeople> {
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn
        .countAll<number>()
        .filterWhere('outcome', 'is', null)
        .filterWhere('stage', '=', 'review')
        .as('in_review'),
    ])
    .where('job_id', '=', jobId)
    .where(({ or, eb, and }) =>
      or([
        eb('status', 'in', ['PENDING', 'COMPLETED']),
        and([eb('status', '=', 'SCHEDULED'), eb('interview_closes_at', '>=', now)]),
      ]),
    )
    .groupBy('status')
    .execute();
  const of = new Map(rows.map((row) => [row.status, row]));
  return {
    pending: of.get('PENDING')?.count ?? 0,
    scheduled: of.get('SCHEDULED')?.count ?? 0,
    finished: of.get('COMPLETED')?.count ?? 0,
    undecided: of.get('COMPLETED')?.in_review ?? 0,
  };
}
