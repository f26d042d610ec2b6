import * as said from '#contract/messages/en/company-rules.ts';
import type { submitScorecard as endpoint } from '#contract/company/company-reviews.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { inTransaction } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { interviewOf, questionsOf } from '#server/features/interviews/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { reviewBy } from './blind.ts';
import { putScorecard } from './scorecard-store.ts';

/** Stores a member's judgement. With blind review it is final, because the member can see the others' afterwards. */
export async function submitScorecard(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, scores, overall, reason }: RequestOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { application, isBlind } = await reviewBy(tx, caller, applicationId);
    const attempt = attemptOf(application);
    const interview = await interviewOf(tx, attempt);
    if (!interview?.submitted_at) throw new Refusal('scorecard.not-submitted', said.noInterview());
    const asked = new Set((await questionsOf(tx, attempt)).map(({ id }) => id));
    const given = scores.map(({ questionId }) => questionId);
    const wrong = given.findIndex((id, index) => !asked.has(id) || given.indexOf(id) !== index);
    if (wrong !== -1) throw badInput(`scores.${wrong}.questionId`, said.scoresOnce());
    const card = { ...attempt, memberId: caller.id, overall, reason, at: ctx.clock.now(), scores };
    if (!(await putScorecard(tx, card, { replaces: !isBlind })))
      throw new Refusal('scorecard.final', said.scorecardFinal());
  });
}
