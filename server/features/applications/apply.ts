import * as said from '#contract/messages/en/applications.ts';
import { randomBytes } from 'node:crypto';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import { candidateProfile } from '#server/features/candidates/store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { runAfterApplying } from './after-applying.ts';
import { queueApplicationEvent } from './events.ts';
import { mailApplicationSent } from './mails/application-sent.ts';
import { mailReceived } from './mails/application-received.ts';
import { removeWithdrawn } from './removal.ts';
import { insertApplication } from './store.ts';
import { matchCriteriaTask } from './tasks.ts';

export interface ApplicationRequest {
  jobId: string;
  willTravel: boolean;
  willRelocate: boolean;
  /** Paths of the candidate's own uploads. Without a resume, the one from the profile is sent. */
  pitchPath: string | null;
  resumePath: string | null;
  /** How the candidate came to the job. */
  source: string | null;
}

/** 192 random bits, because anyone who has this id can open the report. */
const newApplicationId = () => randomBytes(24).toString('base64url');

/** Applies to an open job with the profile's resume, or with one uploaded for this application. */
export async function apply(ctx: Context, candidateId: string, request: ApplicationRequest): Promise<void> {
  const profile = await candidateProfile(ctx.db, candidateId);
  if (!profile) throw new Refusal('profile.missing', refusals.profileNeeded());
  const job = await jobById(ctx.db, request.jobId);
  if (!job || job.status === 'draft' || job.status === 'deleted') throw notFound();
  if (job.status !== 'open') throw new Refusal('job.closed', said.jobClosed());

  const resumeId = request.resumePath
    ? (await ownFile(ctx.db, candidateId, request.resumePath, ['resume']))?.id
    : profile.resume_file_id;
  if (!resumeId) throw badInput('resumePath', TEXTS.resumeEmpty);
  const pitch = request.pitchPath ? await ownFile(ctx.db, candidateId, request.pitchPath, ['video']) : null;
  if (request.pitchPath && !pitch) throw badInput('candidatePitch', said.pitchUnknown());
  if (job.misc_info?.pitchWanted === true && !pitch) throw badInput('candidatePitch', TEXTS.selectVideo);

  await inTransaction(ctx.db, async (tx) => {
    // An interview that was begun for a withdrawn application is not part of the new one.
    const keys = await removeWithdrawn(tx, candidateId, job.id);
    if (keys.length > 0) await ctx.tasks.queue(tx, deleteObjects, { keys });
    const id = newApplicationId();
    const application = { id, job_id: job.id, candidate_id: candidateId, employer_id: job.employer_id };
    const isNew = await insertApplication(tx, {
      ...application,
      travel_preferred: request.willTravel,
      relocation_preferred: request.willRelocate,
      resume_file_id: resumeId,
      cover_letter_file_id: profile.cover_letter_file_id,
      pitch_file_id: pitch?.id ?? null,
      applied_at: ctx.clock.now(),
      source: request.source,
    });
    if (!isNew) throw new Refusal('application.already-applied', refusals.alreadyApplied());
    await ctx.tasks.queue(tx, matchCriteriaTask, { applicationId: id });
    await mailReceived(ctx, tx, id);
    await mailApplicationSent(ctx, tx, id);
    await queueApplicationEvent(ctx, tx, 'application.received', application);
    await runAfterApplying(ctx, tx, application);
  });
}
