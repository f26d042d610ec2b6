import type { getSources } from '#contract/interview/pipeline.ts';
import { sourceTitle } from '#contract/job/source.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { sourcesInReach } from './sources-store.ts';

/** Where people came from, as filters name it. */
export async function showSources(
  ctx: Context,
  caller: EmployerCaller,
  { jobId }: RequestOf<typeof getSources>,
): Promise<OutputOf<typeof getSources>> {
  const reach = reachOf(caller);
  if (jobId !== undefined) await getJobInReach(ctx.db, reach, jobId);
  const rows = await sourcesInReach(ctx.db, reach, jobId);
  return { sources: rows.map((row) => ({ ...row, title: sourceTitle(row.source) })) };
}
