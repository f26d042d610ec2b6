import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { mailWithdrawn } from './mails/application-withdrawn.ts';
import { mailCalledOff } from './mails/interview-called-off.ts';
import { refusalOf } from './decide.ts';
import { mayMove } from './status.ts';
import { candidatesApplication, moveApplication } from './store.ts';

/**
 * Takes back one's own application, until its interview is submitted. Doing it again changes nothing. The row is held,
 * so that of a withdrawal and a decision or submission at the same moment one comes first and the other meets what it
 * left.
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
  });
}
