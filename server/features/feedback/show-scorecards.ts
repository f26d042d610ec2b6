import type { getScorecards } from '#contract/company/company-reviews.ts';
import type { Score } from '#contract/interview/scores.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { type Agreement, agreementOf } from '#server/features/reviews/agreement.ts';
import { reviewBy } from '#server/features/reviews/blind.ts';
import { type Scorecard, scoredInterviews, scorecardsOf } from '#server/features/reviews/scorecard-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { checkedVerdicts } from './review-store.ts';
import { shownAttempt } from './shown-attempt.ts';
import { reportOf } from './store.ts';

type Scorecards = OutputOf<typeof getScorecards>;
type Figures = NonNullable<Scorecards['figures']>['interview'];

/** The scorecards of an interview, as far as this member may see them. */
export async function showScorecards(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, attempt: wanted }: RequestOf<typeof getScorecards>,
): Promise<Scorecards> {
  const reviewed = await reviewBy(ctx.db, caller, applicationId);
  const interview = await shownAttempt(ctx.db, applicationId, 'employer', wanted);
  const attempt = { applicationId, attempt: interview?.attempt ?? reviewed.application.attempt };
  const { application, isBlind, mustScoreFirst, mustSendCard } = await reviewBy(
    ctx.db,
    caller,
    applicationId,
    attempt,
  );
  const cards = await scorecardsOf(ctx.db, [attempt]);
  const own = cards.find(({ memberId }) => memberId === caller.id);
  const present = (card: Scorecard) => ({
    by: card.by,
    isOwn: card === own,
    overall: card.overall,
    reason: card.reason,
    at: card.at.toISOString(),
    scores: card.scores,
  });
  const shown = { isBlind, mustScoreFirst, mustSendCard, own: own ? present(own) : null };
  if (mustScoreFirst) return { ...shown, others: [], figures: null };
  const inJob = await scoredInterviews(ctx.db, application.job_id, isBlind ? caller.id : null);
  return {
    ...shown,
    others: cards.filter((card) => card !== own).map(present),
    figures: {
      interview: await figuresOf(ctx.db, [attempt]),
      job: await figuresOf(ctx.db, inJob),
    },
  };
}

async function figuresOf(db: Database, attempts: readonly Attempt[]): Promise<Figures> {
  const cards = await scorecardsOf(db, attempts);
  const people: number[][] = [];
  const withAnalysis: number[][] = [];
  const interviews = Map.groupBy(cards, ({ applicationId, attempt }) => `${applicationId} ${attempt}`);
  for (const ofInterview of interviews.values()) {
    const analysis = await analysisOf(db, ofInterview[0]!);
    people.push(ofInterview.map(({ overall }) => overall));
    const scores = ofInterview.flatMap((card) => card.scores);
    for (const [questionId, given] of Map.groupBy(scores, (one) => one.questionId)) {
      people.push(given.map(({ score }) => score));
      const judged = analysis.get(questionId);
      if (judged !== undefined) withAnalysis.push(...given.map(({ score }) => [score, judged]));
    }
  }
  return {
    people: rounded(agreementOf(people)),
    withAnalysis: rounded(agreementOf(withAnalysis)),
    overrides: await checkedVerdicts(db, attempts),
  };
}

/** More digits would suggest more precision than so few judgements allow. */
const rounded = ({ alpha, reason }: Agreement): Agreement => ({
  alpha: alpha === null ? null : Math.round(alpha * 100) / 100,
  reason,
});

/** The scores of the analysis on the scale that people use: each quarter of 0 to 1 is one judgement. */
async function analysisOf(db: Database, attempt: Attempt): Promise<Map<string, Score>> {
  const { ready } = await reportOf(db, attempt);
  return new Map(
    (ready?.report.answers ?? []).flatMap(({ questionId, score }) =>
      score === null ? [] : [[questionId, scoreOf(score)] as const],
    ),
  );
}

const scoreOf = (score: number): Score => Math.min(4, Math.floor(score * 4) + 1) as Score;
