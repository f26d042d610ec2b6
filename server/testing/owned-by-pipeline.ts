import { saveView } from '#contract/saved-views.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { answerOpenly } from './open-answers.ts';
import type { MadeJob } from './jobs.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** Inputs of the calls about applicants and saved views, for the test of who may make them. */
export async function inputsOfPipeline(
  world: World,
  employer: Person,
  owned: { job: MadeJob; candidateId: string },
): Promise<Record<string, Record<string, unknown>>> {
  const view = { name: 'Mine now', list: 'review' as const, query: 'stage=review', isShared: true };
  const { viewId } = expectSuccess(await world.call(saveView, view, employer.token));
  const jobId = owned.job.id;
  const [question] = await interviewQuestions(world.ctx.db, jobId);
  const { answerId, questionId } = await answerOpenly(
    world,
    { job: owned.job, employer },
    'Ann Open',
    'It is one.',
  );
  const ofQuestion = { jobId, questionId };
  const ofAnswer = { ...ofQuestion, answerId };
  return {
    'interview/getComparison': { jobId },
    'interview/compareAnswers': { jobId, questionId: question!.id },
    'interview/getQuestionsToReview': { jobId },
    'interview/getQuestionReview': ofQuestion,
    'interview/getAnswerToReview': ofAnswer,
    'interview/giveGrade': { ...ofAnswer, grade: 1 },
    'interview/undoGrade': ofAnswer,
    'interview/keepAcceptedAnswer': { ...ofQuestion, text: 'It keeps its variables.' },
    'interview/getReviewQueue': { jobId },
    'interview/getInsights': { jobId },
    'interview/getPerson': { candidateId: owned.candidateId },
    'company/saveView': { viewId, ...view },
    'company/removeView': { viewId },
  };
}

/** The calls of this feature that reviewers make. */
export const PIPELINE_CALLS_OF_REVIEWERS = [
  'company/getViews',
  'company/removeView',
  'company/saveView',
  'interview/compareAnswers',
  'interview/getComparison',
  'interview/getInsights',
  'interview/getPerson',
  'interview/getReviewQueue',
  'interview/searchApplicants',
];
