import * as said from '#contract/messages/en/report-refusals.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as guests from '#contract/interview/guest-links.ts';
import { getScorecards } from '#contract/company/company-reviews.ts';
import { getFeedback, setReportVisibility } from '#contract/interview/interview.ts';
import { correctAnswer, decideCorrection, markAnswer, unmarkAnswer } from '#contract/interview/review.ts';
import {
  candidatesApplication,
  employersApplication,
  setReportClosedByCandidate,
  setReportPublic,
} from '#server/features/applications/store.ts';
import { makeReportTask } from '#server/features/interviews/tasks.ts';
import type { Context } from '#server/platform/context.ts';
import {
  type Caller,
  type Route,
  employerRoute,
  reply,
  openRoute,
  route,
} from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { notFound } from '#server/platform/outcome.ts';
import * as correction from './correct-answer.ts';
import { endGuestLink, listGuestLinks, makeGuestLink, openGuestReport } from './guest-links.ts';
import { recordReportView } from './record-view.ts';
import { makeReport } from './make-report.ts';
import * as review from './review-answer.ts';
import { showReport } from './show-report.ts';
import { showScorecards } from './show-scorecards.ts';

export const feedbackRoutes: Route[] = [
  openRoute(getFeedback, async (ctx, { caller, input, origin }) => {
    const report = await showReport(ctx, caller, input);
    if (report !== null) await recordReportView(ctx, caller, input.applicationId, origin.address);
    return reply(report);
  }),
  route(setReportVisibility, async (ctx, { caller, input }) => {
    await setVisibility(ctx, caller, input);
    return reply(null, input.isPublic ? outcomes.reportOpened() : outcomes.reportClosed());
  }),
  employerRoute(getScorecards, async (ctx, { caller, input }) =>
    reply(await showScorecards(ctx, caller, input)),
  ),
  employerRoute(markAnswer, async (ctx, { caller, input }) => {
    await review.markAnswer(ctx, caller, input);
    return reply(null, said.markSaved());
  }),
  employerRoute(unmarkAnswer, async (ctx, { caller, input }) => {
    await review.unmarkAnswer(ctx, caller, input);
    return reply(null, said.markUndone());
  }),
  employerRoute(decideCorrection, async (ctx, { caller, input }) => {
    await review.decideCorrection(ctx, caller, input);
    const text = input.take === 'corrected' ? said.correctedCounts() : said.heardCounts();
    return reply(null, text);
  }),
  employerRoute(guests.makeGuestLink, async (ctx, { caller, input, origin }) =>
    reply(await makeGuestLink(ctx, caller, input, origin), said.guestLinkMade()),
  ),
  employerRoute(guests.getGuestLinks, async (ctx, { caller, input }) =>
    reply(await listGuestLinks(ctx, caller, input.applicationId)),
  ),
  employerRoute(guests.endGuestLink, async (ctx, { caller, input, origin }) => {
    await endGuestLink(ctx, caller, input.guestLinkId, origin);
    return reply(null, said.guestLinkEnded());
  }),
  openRoute(guests.getGuestReport, async (ctx, { input, origin }) =>
    reply(await openGuestReport(ctx, input.token, origin)),
  ),
  route(correctAnswer, async (ctx, { caller, input }) => {
    await correction.correctAnswer(ctx, caller.id, input);
    return reply(null, input.corrections.length === 0 ? said.correctionTakenBack() : said.correctionKept());
  }),
];

export const feedbackHandlers: TaskHandler[] = [
  taskHandler(makeReportTask, (ctx, attempt) => makeReport(ctx, attempt)),
];

/** Each side controls its own half: a report that the other side has closed stays closed. */
async function setVisibility(
  ctx: Context,
  caller: Caller,
  { applicationId, isPublic }: RequestOf<typeof setReportVisibility>,
): Promise<void> {
  if (caller.role === 'candidate') {
    const own = await candidatesApplication(ctx.db, caller.id, applicationId);
    if (!own) throw notFound();
    await setReportClosedByCandidate(ctx.db, own.id, !isPublic);
    return;
  }
  const application = await employersApplication(ctx.db, caller.companyId, applicationId);
  if (!application) throw notFound();
  await setReportPublic(ctx.db, application.id, isPublic);
}
