import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { queueApplicationEvent } from './events.ts';
import { mailWithdrawn } from './mails/application-withdrawn.ts';
import { mailCalledOff } from './mails/interview-called-off.ts';
import { refusalOf } from './decide.ts';
import { mayMove } from './status.ts';
import { candidatesApplication, moveApplication } from './store.ts';

/**
 * Withdraws one's own application; possible until its interview is submitted. Repeating it changes nothing.
 * The row is locked, so a withdrawal and a decision or submission at the same time run one after the other,
 * and the second one sees the result of the first.
 */
export async function withdrawApplication(
  ctx: Context,
  candidateId: string,
  applicationId: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await candidatesApplication(tx, candidateId, applicationId, { lock: true });
    if (!application) throw notFound();
    const { status } = application;
    if (status === 'WITHDRAWN') return;
    if (!mayMove(status, 'WITHDRAWN')) throw refusalOf(status);
    const now = ctx.clock.now();
    const moved = await moveApplication(tx, applicationId, status, {
      status: 'WITHDRAWN',
      withdrawn_at: now,
    });
    if (!moved)
      throw new Refusal(
        'application.changed-meanwhile',
        'This application was changed a moment ago. Please look at it again.',
      );
    await mailWithdrawn(ctx, tx, applicationId);
    if (status === 'SCHEDULED') await mailCalledOff(ctx, tx, applicationId);
    await queueApplicationEvent(ctx, tx, 'application.withdrawn', application);
  });
}
