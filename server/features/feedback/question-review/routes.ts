import { VERDICT_OF_GRADE } from '#contract/interview/answer-grades.ts';
import * as contract from '#contract/interview/question-review.ts';
import { markAnswer, unmarkAnswer } from '#server/features/feedback/review-answer.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { findAnswer, keepAnswer, showAnswer, showQuestion, showQuestions } from './show.ts';

export const questionReviewRoutes: Route[] = [
  employerRoute(contract.getQuestionsToReview, async (ctx, { caller, input }) =>
    reply(await showQuestions(ctx, caller, input)),
  ),
  employerRoute(contract.getQuestionReview, async (ctx, { caller, input }) =>
    reply(await showQuestion(ctx, caller, input)),
  ),
  employerRoute(contract.getAnswerToReview, async (ctx, { caller, input }) =>
    reply(await showAnswer(ctx, caller, input)),
  ),
  employerRoute(contract.giveGrade, async (ctx, { caller, input }) => {
    const { grade } = input;
    const { applicationId, questionId } = await findAnswer(ctx.db, caller, input);
    const given = { verdict: VERDICT_OF_GRADE[grade], grade, reason: '', seesReport: false };
    await markAnswer(ctx, caller, { applicationId, questionId, ...given });
    return reply(await showQuestion(ctx, caller, input));
  }),
  employerRoute(contract.undoGrade, async (ctx, { caller, input }) => {
    const { applicationId, questionId } = await findAnswer(ctx.db, caller, input);
    await unmarkAnswer(ctx, caller, { applicationId, questionId, seesReport: false });
    return reply(await showQuestion(ctx, caller, input));
  }),
  employerRoute(contract.keepAcceptedAnswer, async (ctx, { caller, input }) => {
    await keepAnswer(ctx, caller, input);
    return reply(await showQuestion(ctx, caller, input));
  }),
];
