import { getFeedback, setReportVisibility } from '#contract/interview.ts';
import { employersApplication } from '#server/features/applications/store.ts';
import { makeReportTask } from '#server/features/interviews/tasks.ts';
import { type Route, answer, openRoute, route } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type Performer, performer } from '#server/platform/tasks/tasks.ts';
import { makeReport } from './make-report.ts';
import { showReport } from './show-report.ts';
import { setReportPublic } from './store.ts';

export const feedbackRoutes: Route[] = [
  openRoute(getFeedback, async (ctx, { caller, input }) =>
    answer(await showReport(ctx, caller, input.applicationId)),
  ),
  route(setReportVisibility, async (ctx, { caller, input }) => {
    const application = await employersApplication(ctx.db, caller.id, input.applicationId);
    if (!application) throw notFound();
    await setReportPublic(ctx.db, application.id, input.isPublic);
    return answer(
      null,
      input.isPublic ? 'Whoever has the link can read the report.' : 'The report is closed to visitors.',
    );
  }),
];

export const feedbackPerformers: Performer[] = [
  performer(makeReportTask, (ctx, { applicationId }) => makeReport(ctx, applicationId)),
];
