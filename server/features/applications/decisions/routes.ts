import { getCompanyDecisions } from '#contract/company/company-decisions.ts';
import * as contract from '#contract/interview/decisions.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Route, employerRoute, reply, route } from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { deciderOf } from '../actor.ts';
import { companyDecisions } from './company-decisions.ts';
import { applicationHistory } from './history.ts';
import { timelineOf } from './timeline.ts';
import {
  listWaitingDecisions,
  moveApplications,
  reopenApplication,
  sendDecision,
  undoDecision,
} from './decisions.ts';
import { previewDecisionMail } from './preview.ts';
import { saveDecisionSettings, showDecisionSettings } from './settings.ts';
import { tellDecisionTask } from './tasks.ts';
import { tellDecision } from './tell.ts';

export const decisionsRoutes: Route[] = [
  employerRoute(contract.moveApplications, async (ctx, { caller, input }) => {
    const { moved, said } = await moveApplications(ctx, deciderOf(caller), input);
    return reply(moved, said);
  }),
  employerRoute(contract.getWaitingDecisions, async (ctx, { caller }) =>
    reply(await listWaitingDecisions(ctx, deciderOf(caller))),
  ),
  employerRoute(contract.undoDecision, async (ctx, { caller, input }) =>
    reply(await undoDecision(ctx, deciderOf(caller), input), outcomes.decisionUndone()),
  ),
  employerRoute(contract.sendDecision, async (ctx, { caller, input }) => {
    await sendDecision(ctx, deciderOf(caller), input.decisionId);
    return reply(null, outcomes.decisionSent());
  }),
  employerRoute(contract.reopenApplication, async (ctx, { caller, input }) =>
    reply(await reopenApplication(ctx, deciderOf(caller), input)),
  ),
  employerRoute(contract.previewDecisionMail, async (ctx, { caller, input }) =>
    reply(await previewDecisionMail(ctx, deciderOf(caller), input)),
  ),
  employerRoute(contract.getApplicationHistory, async (ctx, { caller, input }) =>
    reply(await applicationHistory(ctx, caller, input.applicationId)),
  ),
  route(contract.getTimeline, async (ctx, { caller, input }) =>
    reply(await timelineOf(ctx, caller.id, input.applicationId)),
  ),
  employerRoute(getCompanyDecisions, async (ctx, { caller, input }) =>
    reply(await companyDecisions(ctx, caller.companyId, input)),
  ),
  employerRoute(contract.getDecisionSettings, async (ctx, { caller }) =>
    reply(await showDecisionSettings(ctx, caller.companyId)),
  ),
  employerRoute(contract.saveDecisionSettings, async (ctx, { caller, input, origin }) => {
    await saveDecisionSettings(ctx, caller, input, origin.address);
    return reply(null, outcomes.saved());
  }),
];

export const decisionsHandlers: TaskHandler[] = [
  taskHandler(tellDecisionTask, (ctx, { decisionId }) => tellDecision(ctx, decisionId)),
];
