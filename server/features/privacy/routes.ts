import * as consentContract from '#contract/privacy/consents.ts';
import * as fairnessContract from '#contract/company/fairness.ts';
import * as contract from '#contract/privacy/privacy.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Route, employerRoute, openRoute, reply, route } from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import * as consents from './consents.ts';
import { cancelErasure, performDueErasures, requestErasure, showErasure, showReceipt } from './erase.ts';
import { eraseObjects } from './erase-subject.ts';
import { stillHeld } from './erasure-store.ts';
import { makeExport, requestCompanyExport, requestExport, showExport } from './export.ts';
import { saveSelfIdentification, showFairness, showSelfIdentification } from './fairness.ts';
import { endHold, hold } from './holds.ts';
import { applyRetention } from './retain.ts';
import { showCompanyOpenings, showOpenings } from './openings.ts';
import { eraseBytes } from './erase-bytes.ts';
import { eraseBytesTask, eraseDueTask, makeExportTasks, retainTask } from './tasks.ts';

export const privacyRoutes: Route[] = [
  route(contract.requestErasure, async (ctx, { caller, input }) => {
    const asked = await requestErasure(ctx, caller, input);
    return reply(asked, asked.isDone ? outcomes.erased() : outcomes.erasureAsked());
  }),
  route(contract.cancelErasure, async (ctx, { caller, input }) => {
    await cancelErasure(ctx, caller, input);
    return reply(null, outcomes.erasureCalledOff());
  }),
  route(contract.getErasure, async (ctx, { caller, input }) => reply(await showErasure(ctx, caller, input))),
  openRoute(contract.getReceipt, async (ctx, { input }) => reply(await showReceipt(ctx, input.receipt))),
  route(contract.getForgotten, async (ctx, { input: { applicationIds } }) => {
    const held = await stillHeld(ctx.db, applicationIds);
    return reply({ applicationIds: applicationIds.filter((id) => !held.has(id)) });
  }),
  route(contract.requestExport, async (ctx, { caller }) => {
    await requestExport(ctx, caller.id);
    return reply(null, outcomes.exportAsked());
  }),
  route(contract.getExport, async (ctx, { caller }) => reply(await showExport(ctx, 'person', caller.id))),
  route(consentContract.getConsents, async (ctx, { caller }) =>
    reply(await consents.showConsents(ctx, caller.id)),
  ),
  route(consentContract.withdrawConsent, async (ctx, { caller, input }) => {
    const withdrawn = await consents.withdrawConsent(ctx, caller.id, input.applicationId);
    return reply(
      withdrawn,
      withdrawn.dueDate === null ? outcomes.consentEnded() : outcomes.consentWithdrawn(),
    );
  }),
  employerRoute(consentContract.getDeletionRequests, async (ctx, { caller }) =>
    reply(await consents.showDeletionRequests(ctx, caller.companyId)),
  ),
  employerRoute(consentContract.answerDeletionRequest, async (ctx, { caller, input }) => {
    await consents.answerDeletionRequest(ctx, caller, input);
    return reply(
      null,
      input.answer === 'deleted' ? outcomes.deletionAnswered() : outcomes.deletionDeclined(),
    );
  }),
  employerRoute(contract.requestCompanyExport, async (ctx, { caller, origin }) => {
    await requestCompanyExport(ctx, caller, origin.address);
    return reply(null, outcomes.exportAsked());
  }),
  employerRoute(contract.getCompanyExport, async (ctx, { caller }) =>
    reply(await showExport(ctx, 'company', caller.companyId)),
  ),
  route(fairnessContract.getSelfIdentification, async (ctx, { caller }) =>
    reply(await showSelfIdentification(ctx, caller.id)),
  ),
  route(fairnessContract.saveSelfIdentification, async (ctx, { caller, input }) => {
    await saveSelfIdentification(ctx, caller.id, input);
    const isEmpty = Object.values(input).every((answer) => answer === null);
    return reply(null, isEmpty ? outcomes.selfIdentificationDeleted() : outcomes.selfIdentified());
  }),
  employerRoute(fairnessContract.getFairness, async (ctx, { caller }) =>
    reply(await showFairness(ctx, caller)),
  ),
  route(contract.getOpenings, async (ctx, { caller, input }) =>
    reply(await showOpenings(ctx, caller.id, input)),
  ),
  employerRoute(contract.getCompanyOpenings, async (ctx, { caller, input }) =>
    reply(await showCompanyOpenings(ctx, caller.companyId, input)),
  ),
  employerRoute(contract.setHold, async (ctx, { caller, input }) => {
    await hold(ctx, caller, input);
    return reply(null, outcomes.holdSet());
  }),
  employerRoute(contract.liftHold, async (ctx, { caller, input }) => {
    await endHold(ctx, caller, input);
    return reply(null, outcomes.holdLifted());
  }),
];

export const privacyHandlers: TaskHandler[] = [
  taskHandler(makeExportTasks.person, (ctx, { exportId }) => makeExport(ctx, 'person', exportId)),
  taskHandler(makeExportTasks.company, (ctx, { exportId }) => makeExport(ctx, 'company', exportId)),
  taskHandler(eraseDueTask, (ctx) => performDueErasures(ctx)),
  taskHandler(retainTask, (ctx) => applyRetention(ctx)),
  taskHandler(eraseBytesTask, (ctx, { tables }) => eraseBytes(ctx, tables)),
  taskHandler(eraseObjects, async (ctx, { keys, folders }) => {
    for (const key of keys) await ctx.files.delete(key);
    for (const folder of folders) for await (const key of ctx.files.list(folder)) await ctx.files.delete(key);
  }),
];
