import * as said from '#contract/messages/en/round-refusals.ts';
import * as contract from '#contract/interview/round-plans.ts';
import { copiedWithJob } from '#server/features/jobs/copies/copied-with-job.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { deleteKit, listKits, saveKit, saveVideoLink } from './company-kits.ts';
import { copyPlans } from './plan-store.ts';
import { savePlan, showPlans } from './plans.ts';

copiedWithJob(copyPlans);

export const roundPlansRoutes: Route[] = [
  employerRoute(contract.getRoundPlans, async (ctx, { caller, input }) =>
    reply(await showPlans(ctx, caller.companyId, input.jobId)),
  ),
  employerRoute(contract.saveRoundPlan, async (ctx, { caller, input, origin }) => {
    await savePlan(ctx, caller, input, origin.address);
    return reply(null, said.planSaved({ round: String(input.round) }));
  }),
  employerRoute(contract.getKits, async (ctx, { caller }) => reply(await listKits(ctx, caller.companyId))),
  employerRoute(contract.saveKit, async (ctx, { caller, input, origin }) =>
    reply({ kitId: await saveKit(ctx, caller, input, origin.address) }, said.kitSaved()),
  ),
  employerRoute(contract.deleteKit, async (ctx, { caller, input, origin }) => {
    await deleteKit(ctx, caller, input.kitId, origin.address);
    return reply(null, said.kitDeleted());
  }),
  employerRoute(contract.saveVideoLink, async (ctx, { caller, input, origin }) => {
    await saveVideoLink(ctx, caller, input.videoLink, origin.address);
    return reply(null, said.linkSaved());
  }),
];
