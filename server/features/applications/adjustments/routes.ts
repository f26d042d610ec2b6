import * as contract from '#contract/adjustments.ts';
import { TEXTS } from '#contract/texts.ts';
import { type Route, employerRoute, reply, route } from '#server/platform/http/route.ts';
import { deciderOf } from '../stages/actor.ts';
import { adjustmentsAsked, myAdjustments, requestAdjustment } from './adjustments.ts';
import { decideAdjustment } from './decide-adjustment.ts';

export const adjustmentsRoutes: Route[] = [
  route(contract.requestAdjustment, async (ctx, { caller, input }) => {
    await requestAdjustment(ctx, caller.id, input);
    return reply(null, TEXTS.adjustmentAsked);
  }),
  route(contract.getMyAdjustments, async (ctx, { caller, input }) =>
    reply(await myAdjustments(ctx, caller.id, input.applicationId)),
  ),
  employerRoute(contract.getAdjustments, async (ctx, { caller, input }) =>
    reply(await adjustmentsAsked(ctx, caller.companyId, input.applicationId)),
  ),
  employerRoute(contract.decideAdjustment, async (ctx, { caller, input }) => {
    await decideAdjustment(ctx, deciderOf(caller), input);
    return reply(null, input.granted ? TEXTS.adjustmentGranted : TEXTS.adjustmentDeclined);
  }),
];
