import type { Job } from '#contract/job/job.ts';
import { flagOfStep } from '#contract/job/wizard-steps.ts';
import { type Reach, reachOf } from '#server/features/companies/reach-store.ts';
import { type Named, namedList } from '#server/features/masters/store.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { changedSteps } from '#server/features/jobs/changes/changed-steps.ts';
import { changesOf } from '#server/features/jobs/changes/changes-store.ts';
import { versionOf } from '#server/features/jobs/changes/revisions.ts';
import {
  applicationCounts,
  applicationStatuses,
  countInvolved,
  messagesOfJobs,
  skillsOfJobs,
} from '#server/features/jobs/details-store.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { questionsOfJobs } from '#server/features/jobs/question-store.ts';
import { jobInReach, jobSeenByCandidate, ownJob } from '#server/features/jobs/store.ts';
import { writeJob } from './present.ts';
import { savedAmong } from './saved-store.ts';

/** The reader of a job: its employer, a candidate, or null for a visitor, who sees the same as a candidate. */
export type JobReader = Caller | null;

/** `card` omits, and does not read, what lists don't show. */
export type Detail = 'whole' | 'card';

/** Jobs as this person can see them. The number of queries does not grow with the list. */
export async function presentJobs(
  ctx: Context,
  viewer: JobReader,
  rows: readonly JobRow[],
  detail: Detail = 'whole',
): Promise<Job[]> {
  if (rows.length === 0) return [];
  const { db } = ctx;
  const ids = rows.map((row) => row.id);
  const isOwner = viewer?.role === 'employer';
  const isWhole = detail === 'whole';
  const skills = Map.groupBy(isWhole ? await skillsOfJobs(db, ids) : [], (skill) => skill.job_id);
  const questions = Map.groupBy(
    isWhole && isOwner ? await questionsOfJobs(db, ids) : [],
    (question) => question.jobId,
  );
  const messages = Map.groupBy(isWhole ? await messagesOfJobs(db, ids) : [], (message) => message.job_id);
  const received = isOwner ? await applicationCounts(db, ids) : null;
  const candidateId = viewer?.role === 'candidate' ? viewer.id : null;
  const applied = candidateId === null ? null : await applicationStatuses(db, candidateId, ids);
  const saved = candidateId === null ? null : await savedAmong(db, candidateId, ids);
  const avatars = await filesByIds(
    db,
    rows.map((row) => row.employer_avatar_id),
  );
  const masters = {
    offeredBenefits: byId(await namedList(db, 'offered_benefits')),
    relocationBenefits: byId(await namedList(db, 'relocation_benefits')),
    boardingRequirements: byId(await namedList(db, 'boarding_requirements')),
  };
  return rows.map((row) =>
    writeJob(ctx, row, {
      skills: skills.get(row.id) ?? [],
      questions: questions.get(row.id) ?? [],
      messages: messages.get(row.id) ?? [],
      avatar: avatars.get(row.employer_avatar_id ?? '') ?? null,
      masters,
      seenBy: isOwner
        ? { role: 'owner', applicationsReceived: received?.get(row.id) ?? 0 }
        : {
            role: 'candidate',
            applicationStatus: applied?.get(row.id) ?? null,
            isSaved: saved?.has(row.id) ?? false,
          },
    }),
  );
}

export async function presentJob(ctx: Context, viewer: JobReader, row: JobRow): Promise<Job> {
  const [job] = await presentJobs(ctx, viewer, [row]);
  return job!;
}

/** A job that this candidate can see: an open one, or one they applied to or saved. Throws notFound otherwise. */
export async function getJobForCandidate(db: Database, candidateId: string, jobId: string): Promise<JobRow> {
  const row = await jobSeenByCandidate(db, candidateId, jobId);
  if (!row) throw notFound();
  return row;
}

/** A job that this reader in the company can see, whatever its status. Throws notFound otherwise. */
export async function getJobInReach(db: Database, reach: Reach, jobId: string): Promise<JobRow> {
  const row = await jobInReach(db, reach, jobId);
  if (!row) throw notFound();
  return row;
}

/** The caller's own job, whatever its status. Throws notFound otherwise. */
export async function getOwnJob(db: Database, employerId: string, jobId: string): Promise<JobRow> {
  const row = await ownJob(db, employerId, jobId);
  if (!row) throw notFound();
  return row;
}

/**
 * The caller's own job for the wizard, with its unapplied changes and a list of the changed steps. Everything except
 * the content comes from the job itself.
 */
export async function previewJob(ctx: Context, viewer: EmployerCaller, jobId: string): Promise<Job> {
  // Read first, so that anything a colleague changes from here on has a later version than the one returned.
  const changesVersion = await versionOf(ctx.db, jobId);
  const row = await getOwnJob(ctx.db, viewer.companyId, jobId);
  const copy = row.published_at === null ? null : await changesOf(ctx.db, row.id);
  const [job, changed] = await presentJobs(ctx, viewer, copy ? [row, copy] : [row]);
  if (job && row.published_at === null) return { ...job, changesVersion };
  if (!job || !copy || !changed) return { ...job!, changedSteps: [], changesVersion };
  const { _id, refJobId, alternateJobId, status, isActive, createdDate, publishedDate, shareUrl } = job;
  const own = { _id, refJobId, alternateJobId, status, isActive, createdDate, publishedDate, shareUrl };
  const { applicationReceived, hasUnpublishedChanges } = job;
  const steps = await changedSteps(ctx.db, row, copy);
  return {
    ...changed,
    ...own,
    applicationReceived,
    hasUnpublishedChanges,
    isBlindReview: job.isBlindReview,
    changedSteps: steps.map(flagOfStep),
    changesVersion,
  };
}

/** The people who are affected if the caller changes this job. */
export async function countTouched(ctx: Context, employerId: string, jobId: string) {
  const { id } = await getOwnJob(ctx.db, employerId, jobId);
  return countInvolved(ctx.db, id, ctx.clock.now());
}

export async function showJob(ctx: Context, viewer: Caller, jobId: string): Promise<Job> {
  const row =
    viewer.role === 'employer'
      ? await getJobInReach(ctx.db, reachOf(viewer), jobId)
      : await getJobForCandidate(ctx.db, viewer.id, jobId);
  return presentJob(ctx, viewer, row);
}

const byId = (list: readonly Named[]) => new Map(list.map((entry) => [entry.id, entry]));
