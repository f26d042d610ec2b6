import * as contract from '#contract/job/job-alerts.ts';
import { PATHS } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { oneClickRoute } from '#server/platform/http/one-click.ts';
import { type Route, openRoute, reply, route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { createAlert, deleteOwnAlert, listAlerts, openAlert, stopAlert } from './alerts.ts';

export const jobAlertsRoutes: Route[] = [
  openRoute(contract.createJobAlert, async (ctx, { caller, input, origin }) =>
    reply(null, await createAlert(ctx, caller, input, origin.address)),
  ),
  route(contract.getJobAlerts, async (ctx, { caller }) => reply(await listAlerts(ctx, caller.id))),
  route(contract.deleteJobAlert, async (ctx, { caller, input }) => {
    await deleteOwnAlert(ctx, caller.id, input.alertId);
    return reply(null, outcomes.jobAlertStopped());
  }),
  openRoute(contract.openJobAlert, async (ctx, { input }) => reply(await openAlert(ctx, input.token))),
  openRoute(contract.stopJobAlert, async (ctx, { input }) => {
    await stopAlert(ctx, input.token);
    return reply(null, outcomes.jobAlertStopped());
  }),
];

export const jobAlertsWebRoutes: WebRoute[] = [
  oneClickRoute(PATHS.jobAlert, async (ctx, token) => {
    await stopAlert(ctx, token);
    return outcomes.jobAlertStopped();
  }),
];
