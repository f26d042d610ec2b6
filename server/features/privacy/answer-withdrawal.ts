import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import * as store from './consent-store.ts';
import { mailDeletionAnswered } from './mails/deletion-answered.ts';

/** Deleting an interview also answers a candidate who waits for its deletion. */
export async function answerByErasure(ctx: Context, tx: Database, applicationId: string): Promise<void> {
  await answerWithdrawal(ctx, tx, applicationId, { answer: 'deleted', reason: '', by: null });
}

/** False if no request is waiting. */
export async function answerWithdrawal(
  ctx: Context,
  tx: Database,
  applicationId: string,
  { answer, reason, by }: { answer: 'deleted' | 'declined'; reason: string; by: string | null },
): Promise<boolean> {
  const at = ctx.clock.now();
  const requestId = await store.answerWaiting(tx, { applicationId, answer, reason, by, at });
  if (requestId === null) return false;
  await mailDeletionAnswered(ctx, tx, applicationId, {
    requestId,
    reason: answer === 'declined' ? reason : null,
  });
  return true;
}
