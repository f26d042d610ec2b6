import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/outcome.ts';
import { queueApplicationEvent } from './events.ts';
import { mailWithdrawn } from './mails/application-withdrawn.ts';
import { mailCancelled } from './mails/interview-cancelled.ts';
import { moveAtOnce } from './decide.ts';
import { endPendingDecision } from './stages/pending-decision.ts';
import { type ApplicationRow, candidatesApplication } from './store.ts';

/** Possible until the interview is submitted. The row is locked, so a simultaneous decision comes before or after. */
export async function withdrawApplication(
  ctx: Context,
  candidateId: string,
  applicationId: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const found = await candidatesApplication(tx, candidateId, applicationId, { lock: true });
    if (!found) throw notFound();
    await withdrawLocked(ctx, tx, found);
  });
}

/** The same, in a transaction that has locked the row. */
export async function withdrawLocked(ctx: Context, tx: Database, found: ApplicationRow): Promise<void> {
  if (found.told_status === 'WITHDRAWN') return;
  const application = await endPendingDecision(ctx, tx, found);
  const now = ctx.clock.now();
  await moveAtOnce(tx, application, {
    to: { stage: application.stage, outcome: 'withdrawn' },
    at: now,
    actor: { kind: 'candidate', id: found.candidate_id },
    columns: { withdrawn_at: now },
  });
  await mailWithdrawn(ctx, tx, found.id);
  if (application.stage === 'ai-interview') await mailCancelled(ctx, tx, found, { isWithdrawn: true });
  await queueApplicationEvent(ctx, tx, 'application.withdrawn', application);
}
