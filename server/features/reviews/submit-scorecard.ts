import type { submitScorecard as endpoint } from '#contract/company-reviews.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { inTransaction } from '#server/database/database.ts';
import { askedQuestions, interviewOf } from '#server/features/interviews/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { reviewBy } from './blind.ts';
import { putScorecard } from './scorecard-store.ts';

/** Stores a member's judgement. With blind review it is final, because the others' are seen afterwards. */
export async function submitScorecard(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, scores, overall, reason }: RequestOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { isBlind } = await reviewBy(tx, caller, applicationId);
    const interview = await interviewOf(tx, applicationId);
    if (!interview?.submitted_at)
      throw new Refusal('scorecard.not-submitted', 'There is no interview to judge yet.');
    const asked = new Set((await askedQuestions(tx, applicationId)).map(({ id }) => id));
    const given = scores.map(({ questionId }) => questionId);
    const wrong = given.findIndex((id, index) => !asked.has(id) || given.indexOf(id) !== index);
    if (wrong !== -1)
      throw badInput(`scores.${wrong}.questionId`, 'Each question of the interview is judged once');
    const card = { applicationId, memberId: caller.id, overall, reason, at: ctx.clock.now(), scores };
    if (!(await putScorecard(tx, card, { replaces: !isBlind })))
      throw new Refusal(
        'scorecard.final',
        'The review of this job is blind, so your scorecard cannot be changed any more.',
      );
  });
}
