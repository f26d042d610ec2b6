import { compareAnswers, getComparison } from '#contract/compare.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { showAnswers, showComparison } from './compare.ts';

export const compareRoutes: Route[] = [
  employerRoute(getComparison, async (ctx, { caller, input }) =>
    reply(await showComparison(ctx, caller, input)),
  ),
  employerRoute(compareAnswers, async (ctx, { caller, input }) =>
    reply(await showAnswers(ctx, caller, input)),
  ),
];
