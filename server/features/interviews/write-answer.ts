import type { RequestOf } from '#contract/endpoint.ts';
import type { writeAnswer as endpoint } from '#contract/interview-session.ts';
import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { assertHolds } from './handover/holding.ts';
import { consentedInterview } from './open.ts';
import { askedQuestions } from './store.ts';
import { putWrittenAnswer } from './written-store.ts';

/**
 * Stores the answer in writing to a question that others answer aloud. Like a chosen option it counts after its time too,
 * because the connection may have been lost.
 */
export async function writeAnswer(
  ctx: Context,
  candidateId: string,
  { applicationId, questionId, attempt: meant, text, holderId }: RequestOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { application } = await consentedInterview(ctx, tx, candidateId, applicationId, {
      lock: true,
      attempt: meant,
    });
    if (!application.in_writing) throw new Refusal('interview.not-in-writing', TEXTS.notInWriting);
    const attempt = attemptOf(application);
    const now = ctx.clock.now();
    await assertHolds(tx, attempt, holderId, now);
    const spoken = (await askedQuestions(tx, attempt)).filter(({ kind }) => kind !== 'mcq');
    const ordinal = spoken.findIndex(({ id }) => id === questionId) + 1;
    if (ordinal === 0) throw badInput('questionId', TEXTS.notAskedHere);
    await putWrittenAnswer(tx, { ...attempt, questionId, ordinal, text, at: now });
  });
}
