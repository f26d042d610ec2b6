import { inTransaction } from '#server/database/database.ts';
import { type CriteriaMatch, matchCriteria } from '#server/features/analysis/criteria/match.ts';
import { candidateProfile, skillsOfCandidate } from '#server/features/candidates/store.ts';
import { jobCriteria } from '#server/features/jobs/criteria.ts';
import { namedList } from '#server/features/masters/store.ts';
import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { UnreadableDocument } from '#server/platform/documents/errors.ts';
import { extractText } from '#server/platform/documents/extract-text.ts';
import { type ApplicationRow, applicationById, pendingApplications, setCriteria } from './store.ts';
import { matchCriteriaTask } from './tasks.ts';

/** An error on our side is stored as an error, never as 0 points, and rethrown so that the task is retried. */
export async function matchApplication(ctx: Context, applicationId: string): Promise<void> {
  const application = await applicationById(ctx.db, applicationId);
  if (!application) return;
  try {
    await setCriteria(ctx.db, applicationId, await compare(ctx, application));
  } catch (error) {
    await setCriteria(ctx.db, applicationId, null);
    throw error;
  }
}

/** Compares all pending candidates for a job again, because its criteria have changed. */
export async function matchPendingAnew(ctx: Context, jobId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const applicationId of await pendingApplications(tx, jobId)) {
      await ctx.tasks.queue(tx, matchCriteriaTask, { applicationId });
    }
  });
}

async function compare(ctx: Context, application: ApplicationRow): Promise<CriteriaMatch> {
  const job = await jobCriteria(ctx.db, application.job_id);
  const candidate = await candidateProfile(ctx.db, application.candidate_id);
  if (!job || !candidate) throw new Error(`Application ${application.id} lacks its job or its profile.`);
  const skills = await skillsOfCandidate(ctx.db, application.candidate_id);
  return matchCriteria({
    job,
    candidate: {
      skills: skills.map(({ name }) => name),
      education: candidate.education_name,
      resumeText: await resumeText(ctx, application.resume_file_id),
    },
    educations: await namedList(ctx.db, 'educations'),
    today: ctx.clock.now(),
  });
}

/** The text of the resume that was sent with the application. Empty if it can't be read. */
async function resumeText(ctx: Context, fileId: string): Promise<string> {
  const file = await fileById(ctx.db, fileId);
  if (!file) return '';
  try {
    const { text } = await extractText(await ctx.files.bytes(file.object_key), file.media_type);
    return text;
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    ctx.log.warn({ err: error, fileId }, 'a resume could not be read, so nothing was found in it');
    return '';
  }
}
