import type { getRaters } from '#contract/interview/round-cards.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { countCards, levelsIn } from './card-store.ts';
import { agreementAmong, leniencyOf } from './raters.ts';

/** How those who interview judge, for those who decide. */
export async function showRaters(
  ctx: Context,
  caller: EmployerCaller,
  { jobId }: RequestOf<typeof getRaters>,
): Promise<OutputOf<typeof getRaters>> {
  if (jobId !== undefined) await getJobInReach(ctx.db, reachOf(caller), jobId);
  const levels = await levelsIn(ctx.db, caller.companyId, jobId);
  const counts = await countCards(ctx.db, caller.companyId, jobId);
  const names = new Map(levels.map(({ memberId, name }) => [memberId, name]));
  return {
    cards: [...counts.values()].reduce((sum, count) => sum + count, 0),
    agreement: agreementAmong(levels),
    raters: [...names]
      .toSorted(([, one], [, other]) => one.localeCompare(other))
      .map(([memberId, name]) => ({
        name,
        cards: counts.get(memberId) ?? 0,
        ...leniencyOf(levels, memberId),
      })),
  };
}
