import * as again from '#contract/interview/interview-again.ts';
import * as contract from '#contract/interview/interview.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { showJob } from '#server/features/jobs/lists/show-jobs.ts';
import { jobDeletedTask, jobUpdatedTask } from '#server/features/jobs/tasks.ts';
import { type Route, employerRoute, reply, route } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { decisionsHandlers, decisionsRoutes } from './decisions/routes.ts';
import { requestsRoutes } from './requests/routes.ts';
import { apply } from './apply.ts';
import { declineApplication } from './decide.ts';
import { sendDigests } from './digest/send-digests.ts';
import { applicationsOfJob, pageOfApplications, receivedJobs, receivedTotal } from './lists.ts';
import { matchApplication, matchPendingAnew } from './match-criteria.ts';
import { tellJobDeleted } from './tell-job-deleted.ts';
import { deciderOf } from './actor.ts';
import { withdrawApplication } from './withdraw.ts';
import { presentForCandidate, presentForEmployer, presentScheduled } from './present.ts';
import { listApplications } from './store.ts';
import { digestTask, markNoShowsTask, matchCriteriaTask, remindTask } from './tasks.ts';
import { markNoShows } from './window/mark-no-shows.ts';
import { moveOpening } from './window/move-opening.ts';
import { accommodate, cancelInterview, rescheduleInterview } from './window/reschedule.ts';
import { scheduleInterview } from './window/schedule.ts';
import { sendWindowMails } from './window/window-mails.ts';

export const applicationsRoutes: Route[] = [
  ...decisionsRoutes,
  ...requestsRoutes,
  route(contract.sendCandidateApplication, async (ctx, { caller, input }) => {
    await apply(ctx, caller.id, {
      jobId: input.jobId,
      willTravel: input.isTravelPreferred === 'true',
      willRelocate: input.isReloactionPreferred === 'true',
      pitchPath: input.candidatePitch || null,
      resumePath: input.resumePath || null,
      source: input.source ?? null,
    });
    return reply(null, TEXTS.applied);
  }),
  route(contract.withdrawApplication, async (ctx, { caller, input }) => {
    await withdrawApplication(ctx, caller.id, input.applicationId);
    return reply(null, outcomes.applicationWithdrawn());
  }),
  route(contract.getCandidateApplications, async (ctx, { caller, input }) => {
    const { rows, nextCursor } = await pageOfApplications(ctx, input, {
      candidateId: caller.id,
      by: 'applied_at',
    });
    const now = ctx.clock.now();
    return reply(
      rows.map((row) => presentForCandidate(row, now)),
      undefined,
      nextCursor,
    );
  }),
  route(contract.getApplicationDetailsCandidate, async (ctx, { caller, input }) => {
    const [row] = await listApplications(ctx.db, {
      candidateId: caller.id,
      applicationId: input.applicationId,
      by: 'applied_at',
      limit: 1,
    });
    if (!row) throw notFound();
    return reply({
      ...presentForCandidate(row, ctx.clock.now()),
      job: await showJob(ctx, caller, row.job_id),
    });
  }),
  route(contract.getScheduleInterviews, async (ctx, { caller, input }) => {
    const { rows, nextCursor } = await pageOfApplications(ctx, input, {
      candidateId: caller.id,
      statuses: ['SCHEDULED', 'COMPLETED'],
      hasTime: true,
      by: 'interview_at',
    });
    const now = ctx.clock.now();
    return reply(
      rows.map((row) => presentScheduled(row, now)),
      undefined,
      nextCursor,
    );
  }),

  employerRoute(contract.getReceivedApplications, async (ctx, { caller, input }) => {
    const { rows, nextCursor } = await receivedJobs(ctx, caller, input);
    const jobs = rows.map((row) => ({
      jobId: row.id,
      alternateJobId: row.alternate_id,
      role: row.designation,
      type: row.job_type,
      publishedDate: row.published_at?.toISOString() ?? null,
      applicationReceived: row.count,
    }));
    return reply(jobs, undefined, nextCursor);
  }),
  employerRoute(contract.getReceivedApplicationsTotal, async (ctx, { caller, input }) =>
    reply(await receivedTotal(ctx, caller, input.applicationType)),
  ),
  employerRoute(contract.getApplicationByJobId, async (ctx, { caller, input }) => {
    const { rows, nextCursor } = await applicationsOfJob(ctx, caller, input);
    return reply(await presentForEmployer(ctx, rows, caller), undefined, nextCursor);
  }),
  employerRoute(contract.scheduleInterview, async (ctx, { caller, input }) => {
    await scheduleInterview(ctx, deciderOf(caller), input);
    return reply(null, TEXTS.interviewScheduled);
  }),
  employerRoute(again.rescheduleInterview, async (ctx, { caller, input }) =>
    reply(await rescheduleInterview(ctx, deciderOf(caller), input), outcomes.interviewMoved()),
  ),
  route(again.moveOpening, async (ctx, { caller, input }) =>
    reply(await moveOpening(ctx, caller.id, input), outcomes.openingMoved()),
  ),
  employerRoute(again.cancelInterview, async (ctx, { caller, input }) => {
    await cancelInterview(ctx, deciderOf(caller), input);
    return reply(null, outcomes.interviewCalledOff());
  }),
  employerRoute(contract.setAccommodation, async (ctx, { caller, input }) => {
    await accommodate(ctx, deciderOf(caller), input);
    return reply(null, outcomes.accommodationSaved());
  }),
  employerRoute(contract.rejectJobApplication, async (ctx, { caller, input }) => {
    await declineApplication(ctx, deciderOf(caller), input.applicationId);
    return reply(null, TEXTS.applicationRejected);
  }),
];

export const applicationsHandlers: TaskHandler[] = [
  ...decisionsHandlers,
  taskHandler(matchCriteriaTask, (ctx, { applicationId }) => matchApplication(ctx, applicationId)),
  taskHandler(jobUpdatedTask, (ctx, { jobId }) => matchPendingAnew(ctx, jobId)),
  taskHandler(jobDeletedTask, (ctx, deletion) => tellJobDeleted(ctx, deletion)),
  taskHandler(digestTask, (ctx) => sendDigests(ctx)),
  taskHandler(remindTask, (ctx) => sendWindowMails(ctx)),
  taskHandler(markNoShowsTask, (ctx) => markNoShows(ctx)),
];
