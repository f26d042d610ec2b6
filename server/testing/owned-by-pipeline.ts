import { saveView } from '#contract/saved-views.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** Inputs of the calls about applicants and saved views, for the test of who may make them. */
export async function inputsOfPipeline(
  world: World,
  { token }: Person,
  owned: { jobId: string; candidateId: string },
): Promise<Record<string, Record<string, unknown>>> {
  const view = { name: 'Mine now', list: 'review' as const, query: 'stage=review', isShared: true };
  const { viewId } = expectSuccess(await world.call(saveView, view, token));
  return {
    'interview/getReviewQueue': { jobId: owned.jobId },
    'interview/getInsights': { jobId: owned.jobId },
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
  'interview/getInsights',
  'interview/getPerson',
  'interview/getReviewQueue',
  'interview/searchApplicants',
];
