import * as said from '#contract/messages/en/pipeline-refusals.ts';
import { changeQuestion, getQuestion, getQuestionFigures } from '#contract/company/question-figures.ts';
import { getInsights } from '#contract/company/insights.ts';
import { compareAnswers, getComparison } from '#contract/interview/compare.ts';
import { getPerson, getReviewQueue, getSources, searchApplicants } from '#contract/interview/pipeline.ts';
import * as sets from '#contract/job/question-sets.ts';
import * as views from '#contract/company/saved-views.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { showAnswers, showComparison } from './compare.ts';
import { insightsFor } from './insights.ts';
import { showPerson } from './person.ts';
import { changeAskedQuestion } from './questions/change.ts';
import { makeQuestionFigures, questionFiguresTask } from './questions/make.ts';
import { showQuestion } from './questions/question.ts';
import { showQuestionFigures } from './questions/show.ts';
import { exportQuestions } from './sets/export.ts';
import { importQuestions } from './sets/import.ts';
import { reviewQueue } from './review-queue.ts';
import { listViews, removeView, saveView } from './saved-views.ts';
import { showSources } from './sources.ts';
import { findApplicants } from './search.ts';

export const pipelineHandlers: TaskHandler[] = [taskHandler(questionFiguresTask, makeQuestionFigures)];

export const pipelineRoutes: Route[] = [
  employerRoute(getComparison, async (ctx, { caller, input }) =>
    reply(await showComparison(ctx, caller, input)),
  ),
  employerRoute(compareAnswers, async (ctx, { caller, input }) =>
    reply(await showAnswers(ctx, caller, input)),
  ),
  employerRoute(getReviewQueue, async (ctx, { caller, input }) =>
    reply(await reviewQueue(ctx, caller, input)),
  ),
  employerRoute(searchApplicants, async (ctx, { caller, input }) =>
    reply(await findApplicants(ctx, caller, input)),
  ),
  employerRoute(getSources, async (ctx, { caller, input }) => reply(await showSources(ctx, caller, input))),
  employerRoute(getPerson, async (ctx, { caller, input }) => reply(await showPerson(ctx, caller, input))),
  employerRoute(getInsights, async (ctx, { caller, input }) => reply(await insightsFor(ctx, caller, input))),
  employerRoute(getQuestionFigures, async (ctx, { caller, input }) =>
    reply(await showQuestionFigures(ctx, caller, input)),
  ),
  employerRoute(sets.exportQuestions, async (ctx, { caller, input, origin }) =>
    reply(await exportQuestions(ctx, caller, input, origin.address)),
  ),
  employerRoute(sets.importQuestions, async (ctx, { caller, input, origin }) =>
    reply(await importQuestions(ctx, caller, input, origin.address)),
  ),
  employerRoute(getQuestion, async (ctx, { caller, input }) => reply(await showQuestion(ctx, caller, input))),
  employerRoute(changeQuestion, async (ctx, { caller, input, origin }) =>
    reply(await changeAskedQuestion(ctx, caller, input, origin.address)),
  ),
  employerRoute(views.getViews, async (ctx, { caller }) => reply(await listViews(ctx, caller))),
  employerRoute(views.saveView, async (ctx, { caller, input }) =>
    reply(await saveView(ctx, caller, input), said.viewSaved()),
  ),
  employerRoute(views.removeView, async (ctx, { caller, input }) => {
    await removeView(ctx, caller, input);
    return reply(null, said.viewRemoved());
  }),
];
