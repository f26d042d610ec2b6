import { getInsights } from '#contract/insights.ts';
import { getPerson, getReviewQueue, searchApplicants } from '#contract/pipeline.ts';
import * as views from '#contract/saved-views.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { insightsFor } from './insights.ts';
import { showPerson } from './person.ts';
import { reviewQueue } from './review-queue.ts';
import { listViews, removeView, saveView } from './saved-views.ts';
import { findApplicants } from './search.ts';

export const pipelineRoutes: Route[] = [
  employerRoute(getReviewQueue, async (ctx, { caller, input }) =>
    reply(await reviewQueue(ctx, caller, input)),
  ),
  employerRoute(searchApplicants, async (ctx, { caller, input }) =>
    reply(await findApplicants(ctx, caller, input)),
  ),
  employerRoute(getPerson, async (ctx, { caller, input }) => reply(await showPerson(ctx, caller, input))),
  employerRoute(getInsights, async (ctx, { caller, input }) => reply(await insightsFor(ctx, caller, input))),
  employerRoute(views.getViews, async (ctx, { caller }) => reply(await listViews(ctx, caller))),
  employerRoute(views.saveView, async (ctx, { caller, input }) =>
    reply(await saveView(ctx, caller, input), 'The view is saved.'),
  ),
  employerRoute(views.removeView, async (ctx, { caller, input }) => {
    await removeView(ctx, caller, input);
    return reply(null, 'The view is removed.');
  }),
];
