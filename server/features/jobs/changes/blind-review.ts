import type { setBlindReview } from '#contract/company-reviews.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { updateJob } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { changeJob } from './change-job.ts';

/** A setting of the job itself, so it counts at once, without publishing changes. */
export async function changeBlindReview(
  ctx: Context,
  caller: EmployerCaller,
  { jobId, isBlind }: RequestOf<typeof setBlindReview>,
  address: string,
): Promise<void> {
  await changeJob(ctx, caller.companyId, jobId, async (tx, job) => {
    if (job.blind_review === isBlind) return;
    await updateJob(tx, job.id, { blind_review: isBlind });
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'job.blind-review',
      subject: { kind: 'job', id: job.id },
      details: { job: job.alternate_id, isBlind },
      address,
    });
  });
}
