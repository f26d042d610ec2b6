import { getCandidateDashboard } from '#contract/account/candidate.ts';
import {
  getCompletedJobs,
  getEmployerDashboard,
  getMissedInterviews,
  getRejectedJobs,
} from '#contract/account/employer.ts';
import { narrowingByName, orderOf, pageOfApplications, readBy } from '#server/features/applications/lists.ts';
import { presentItems } from '#server/features/applications/present.ts';
import { type Route, employerRoute, reply, route } from '#server/platform/http/route.ts';
import { candidateDashboard } from './candidate-dashboard.ts';
import { employerDashboard } from './employer-dashboard.ts';

export const dashboardsRoutes: Route[] = [
  route(getCandidateDashboard, async (ctx, { caller }) => reply(await candidateDashboard(ctx, caller.id))),
  employerRoute(getEmployerDashboard, async (ctx, { caller }) => reply(await employerDashboard(ctx, caller))),
  employerRoute(getCompletedJobs, async (ctx, { caller, input }) => {
    const { rows, nextCursor } = await pageOfApplications(ctx, input, {
      ...readBy(caller),
      statuses: ['COMPLETED'],
      narrowing: narrowingByName(caller, input),
      ...orderOf(input.sort, 'interview_at'),
    });
    return reply(await presentItems(ctx, rows), undefined, nextCursor);
  }),
  employerRoute(getMissedInterviews, async (ctx, { caller, input }) => {
    const { rows, nextCursor } = await pageOfApplications(ctx, input, {
      ...readBy(caller),
      statuses: ['SCHEDULED'],
      window: { closedAt: ctx.clock.now() },
      narrowing: narrowingByName(caller, input),
      ...orderOf(input.sort, 'interview_at'),
    });
    return reply(await presentItems(ctx, rows), undefined, nextCursor);
  }),
  employerRoute(getRejectedJobs, async (ctx, { caller, input }) => {
    const { rows, nextCursor } = await pageOfApplications(ctx, input, {
      ...readBy(caller),
      statuses: ['REJECTED'],
      narrowing: narrowingByName(caller, input),
      ...orderOf(input.sort, 'applied_at'),
    });
    return reply(await presentItems(ctx, rows), undefined, nextCursor);
  }),
];
