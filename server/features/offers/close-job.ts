import type {
  closeJobAfterOffer as closeEndpoint,
  getClosings as closingsEndpoint,
} from '#contract/interview/offers.ts';
import * as said from '#contract/messages/en/offers.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { deciderOf } from '#server/features/applications/actor.ts';
import { moveApplications } from '#server/features/applications/decisions/decisions.ts';
import { type ApplicationRow, applicationById } from '#server/features/applications/store.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { closeJob } from '#server/features/jobs/changes/change-status.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { closingsOf, othersOf } from './closing-store.ts';
import { endAsking, offerById } from './store.ts';

/** After an offer is accepted, the company is asked one question: whether the job is filled. */

/** Leaves out jobs that are closed and have no one else left. */
export async function listClosings(
  ctx: Context,
  { companyId }: EmployerCaller,
): Promise<OutputOf<typeof closingsEndpoint>> {
  const rows = await closingsOf(ctx.db, companyId);
  return {
    closings: rows
      .map((row) => ({
        offerId: row.id,
        applicationId: row.application_id,
        candidateName: row.candidate_name,
        jobId: row.job_id,
        role: row.designation,
        isJobOpen: row.job_status === 'open',
        others: row.others,
        withOffer: row.with_offer,
        example:
          row.example_id === null ? null : { applicationId: row.example_id, name: row.example_name ?? '' },
      }))
      .filter(({ isJobOpen, others }) => isJobOpen || others > 0),
  };
}

/**
 * The job is closed first, so that no one applies in the meantime. If this is interrupted, the question remains and
 * asks about the remaining applicants.
 */
export async function closeJobAfterOffer(
  ctx: Context,
  caller: EmployerCaller,
  { offerId, ...mail }: RequestOf<typeof closeEndpoint>,
  { address }: Origin,
): Promise<{ closed: OutputOf<typeof closeEndpoint>; said: string }> {
  const { id, job_id: jobId } = await hiredWith(ctx, caller, offerId);
  const wasOpen = (await jobById(ctx.db, jobId))?.status === 'open';
  if (wasOpen) await closeJob(ctx, caller.companyId, jobId);
  const applicationIds = await othersOf(ctx.db, jobId);
  const order = { ...mail, applicationIds, outcome: 'declined' } as const;
  const { results, ...decision } =
    applicationIds.length === 0
      ? { decisionId: null, undoUntil: null, results: [] }
      : (await moveApplications(ctx, deciderOf(caller), order, wasOpen ? jobId : null)).moved;
  await endAsking(ctx.db, offerId);
  const left = results.filter(({ moved }) => !moved);
  const declined = results.length - left.length;
  const subject = { kind: 'application', id } as const;
  await recordAct(ctx, ctx.db, caller, address, {
    action: 'offer.job-closed',
    subject,
    details: { declined },
  });
  const sentences = [
    ...(wasOpen ? [said.jobClosed()] : []),
    ...(declined > 0 ? [said.declinedCount({ count: declined })] : []),
  ];
  return { closed: { ...decision, declined, left }, said: sentences.join(' ') || said.nothingLeft() };
}

/** The application whose offer was accepted. Throws notFound otherwise. */
async function hiredWith(ctx: Context, caller: EmployerCaller, offerId: string): Promise<ApplicationRow> {
  const offer = await offerById(ctx.db, offerId, caller);
  const application = offer && (await applicationById(ctx.db, offer.application_id));
  if (offer?.state !== 'accepted' || !application) throw notFound();
  return application;
}

/** Safe to repeat. */
export async function dismissClosing(ctx: Context, caller: EmployerCaller, offerId: string): Promise<void> {
  await hiredWith(ctx, caller, offerId);
  await endAsking(ctx.db, offerId);
}
