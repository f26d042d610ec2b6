import type { RequestOf } from '#contract/endpoint.ts';
import type { getReviewQueue } from '#contract/pipeline.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { pageOfApplications, readBy } from './lists.ts';
import { presentForEmployer } from './present.ts';
import { countNarrowed } from './narrowing-store.ts';

/** The applicants of all jobs or of one, newest first. */
export async function reviewQueue(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof getReviewQueue>,
) {
  if (input.jobId !== undefined) await getJobInReach(ctx.db, reachOf(caller), input.jobId);
  const filter = {
    ...readBy(caller),
    ...(input.jobId === undefined ? {} : { jobId: input.jobId }),
    stage: input.stage,
    outcome: input.outcome === 'all' ? undefined : input.outcome,
    search: input.text ? { text: input.text, inContacts: caller.seesContacts } : undefined,
  };
  const { rows, nextCursor } = await pageOfApplications(ctx, input, { ...filter, by: 'applied_at' });
  const presented = await presentForEmployer(ctx, rows, caller);
  return {
    applications: presented.map((row, index) => ({
      ...row,
      jobId: rows[index]!.job_id,
      score: row.iSensePercent,
    })),
    total: await countNarrowed(ctx.db, filter),
    nextCursor,
  };
}
