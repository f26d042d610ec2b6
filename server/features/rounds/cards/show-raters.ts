import type { getRaters } from '#contract/interview/round-cards.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { cardsIn } from './card-store.ts';
import { agreementAmong, leniencyOf, unitsOf } from './raters.ts';

/** How interviewers judge, for the people who decide. */
export async function showRaters(
  ctx: Context,
  caller: EmployerCaller,
  { jobId }: RequestOf<typeof getRaters>,
): Promise<OutputOf<typeof getRaters>> {
  if (jobId !== undefined) await getJobInReach(ctx.db, reachOf(caller), jobId);
  const viewerId = caller.token ? null : caller.id;
  const cards = await cardsIn(ctx.db, caller.companyId, { jobId, viewerId });
  const units = unitsOf(cards);
  const byMember = Map.groupBy(cards, ({ memberId }) => memberId);
  return {
    cards: cards.length,
    agreement: agreementAmong(units),
    raters: [...byMember]
      .flatMap(([memberId, [first, ...more]]) =>
        memberId === null
          ? []
          : [{ name: first!.by, cards: 1 + more.length, ...leniencyOf(units, memberId) }],
      )
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
