import type {
  closeJobAfterOffer as closeEndpoint,
  getClosings as closingsEndpoint,
} from '#contract/interview/offers.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { counted } from '#contract/shared/words.ts';
import { type Decider, deciderOf } from '#server/features/applications/actor.ts';
import { moveApplications } from '#server/features/applications/decisions/decisions.ts';
import { applicationById } from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { closeJob } from '#server/features/jobs/changes/change-status.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { closingsOf, othersOf } from './closing-store.ts';
import { offerOfCompany, setClosing } from './store.ts';

/** After an offer was accepted: the one question to the company, whether the job is filled. */

/** Jobs that are closed and have nobody else left have nothing to ask. */
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
 * The job is closed first, so that nobody applies meanwhile. If this is cut off, the question stays, and asks about those
 * who are left.
 */
export async function closeJobAfterOffer(
  ctx: Context,
  caller: EmployerCaller,
  { offerId, ...mail }: RequestOf<typeof closeEndpoint>,
  origin: Origin,
): Promise<{ closed: OutputOf<typeof closeEndpoint>; said: string }> {
  const decider = deciderOf(caller);
  const { jobId, applicationId } = await acceptedOffer(ctx, decider, offerId);
  const wasOpen = (await jobById(ctx.db, jobId))?.status === 'open';
  if (wasOpen) await closeJob(ctx, caller.companyId, jobId);
  const applicationIds = await othersOf(ctx.db, jobId);
  const { decisionId, undoUntil, results } =
    applicationIds.length === 0
      ? { decisionId: null, undoUntil: null, results: [] }
      : await decline(ctx, decider, { ...mail, applicationIds }, wasOpen ? jobId : null);
  await setClosing(ctx.db, offerId, 'done');
  const declined = results.filter(({ moved }) => moved).length;
  await recordAudit(ctx.db, {
    at: ctx.clock.now(),
    companyId: caller.companyId,
    actor: { kind: caller.token ? 'token' : 'member', userId: caller.token?.id ?? caller.id },
    action: 'offer.job-closed',
    subject: { kind: 'application', id: applicationId },
    details: { declined },
    address: origin.address,
  });
  const said = [
    ...(wasOpen ? ['Job closed.'] : []),
    ...(declined > 0 ? [`${counted(declined, 'application')} declined.`] : []),
  ];
  const left = results.filter(({ moved }) => !moved);
  return {
    closed: { decisionId, undoUntil, declined, left },
    said: said.join(' ') || 'Nothing was left to do.',
  };
}

type Mail = Omit<RequestOf<typeof closeEndpoint>, 'offerId'>;

async function decline(
  ctx: Context,
  decider: Decider,
  request: Mail & { applicationIds: string[] },
  closesJobId: string | null,
) {
  const declined = { ...request, outcome: 'declined' as const };
  return (await moveApplications(ctx, decider, declined, closesJobId)).moved;
}

async function acceptedOffer(ctx: Context, { companyId }: Decider, offerId: string) {
  const offer = await offerOfCompany(ctx.db, companyId, offerId);
  const application = offer && (await applicationById(ctx.db, offer.application_id));
  if (offer?.state !== 'accepted' || !application) throw notFound();
  return { jobId: application.job_id, applicationId: application.id };
}

/** Safe to repeat. */
export async function dismissClosing(ctx: Context, caller: EmployerCaller, offerId: string): Promise<void> {
  await acceptedOffer(ctx, deciderOf(caller), offerId);
  await setClosing(ctx.db, offerId, 'dismissed');
}
