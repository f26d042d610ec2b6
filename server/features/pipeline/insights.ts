import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DROP_OFF_STEPS, INSIGHT_DAYS, SCORE_STEP } from '#contract/company/insight-limits.ts';
import type { getInsights } from '#contract/company/insights.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { ALL_STAGES, type JobStage, STAGES, stagesOf } from '#contract/interview/stages.ts';
import { sourceTitle } from '#contract/job/source.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import * as store from './insights-store.ts';
import { sourcesOf } from './sources-store.ts';

type Insights = OutputOf<typeof getInsights>;

/** How hiring is going, for people who applied in a period. */
export async function insightsFor(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof getInsights>,
): Promise<Insights> {
  const reach = reachOf(caller);
  const job = input.jobId === undefined ? null : await getJobInReach(ctx.db, reach, input.jobId);
  const to = input.to ?? ctx.clock.now();
  const from = input.from ?? new Date(to.getTime() - INSIGHT_DAYS * DAY_MS);
  const cohort = { reach, jobId: input.jobId, from, to, readBy: caller.id };
  const stages = job ? stagesOf(job.interview_process?.modes ?? []) : ALL_STAGES;
  const [progress, scores, questions, sources] = await Promise.all([
    store.progressOf(ctx.db, cohort),
    store.scoresOf(ctx.db, cohort),
    store.questionsOf(ctx.db, cohort),
    sourcesOf(ctx.db, cohort),
  ]);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    applications: progress.applied,
    funnel: funnelOf(progress, stages),
    timeInStage: timesOf(progress, stages),
    scores: scoresOf(scores),
    questions: questions.map((row) => ({
      questionId: row.question_id,
      question: row.question,
      role: row.designation,
      people: row.people,
      correct: row.correct,
      partial: row.partial,
      incorrect: row.incorrect,
      notAnswered: row.not_answered,
      needsReview: row.needs_review,
    })),
    dropOff: DROP_OFF_STEPS.map((step) => ({ step, people: progress[step] })),
    sources: sources.map((row) => ({ ...row, title: sourceTitle(row.source) })),
    timeToBegin: durationOf(progress.to_begin),
    timeToFirstDecision: durationOf(progress.to_first_decision),
    timeToDecisionAfterInterview: durationOf(progress.to_decision_after),
    hiddenInterviews: scores.hidden,
  };
}

/**
 * Anyone who reached a stage has also reached all earlier ones. Rounds that are not planned and that no one reached are
 * left out.
 */
function funnelOf({ furthest }: store.Progress, stages: readonly JobStage[]): Insights['funnel'] {
  const used = new Set(furthest.map(({ stage }) => stage));
  return stages
    .filter(({ key, isPlanned }) => isPlanned || used.has(key))
    .map(({ key, title }) => ({
      stage: key,
      title,
      people: furthest
        .filter(({ stage }) => STAGES.indexOf(stage) >= STAGES.indexOf(key))
        .reduce((sum, { people }) => sum + people, 0),
    }));
}

function timesOf({ times }: store.Progress, stages: readonly JobStage[]): Insights['timeInStage'] {
  return stages.flatMap(({ key, title }) => {
    const time = times.find(({ stage }) => stage === key);
    return time ? [{ stage: key, title, ...durationOf(time) }] : [];
  });
}

const oneDigit = (hours: number | null): number | null =>
  hours === null ? null : Math.round(hours * 10) / 10;

const durationOf = ({ people, median, p90 }: store.DurationRow) => ({
  people,
  medianHours: oneDigit(median),
  p90Hours: oneDigit(p90),
});

function scoresOf({ steps, median, review_first: reviewFirst }: store.Scores): Insights['scores'] {
  return {
    people: steps.reduce((sum, { people }) => sum + people, 0),
    median: oneDigit(median),
    reviewFirst,
    steps: Array.from({ length: 100 / SCORE_STEP }, (_, step) => ({
      from: step * SCORE_STEP,
      to: (step + 1) * SCORE_STEP,
      people: steps.find((row) => row.step === step)?.people ?? 0,
    })),
  };
}
