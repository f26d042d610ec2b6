import type { RequestOf } from '#contract/endpoint.ts';
import type { cancelInterview as endpoint } from '#contract/interview-again.ts';
import type { Place } from '#contract/stages.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { attemptOf } from '../attempt.ts';
import { moveAtOnce, ownApplication, placeOf } from '../decide.ts';
import { queueStageChanged } from '../events.ts';
import { mailCancelled } from '../mails/interview-cancelled.ts';
import type { Decider } from '../stages/actor.ts';
import { type Actor, lastMoveOf } from '../stages/move-store.ts';
import type { ApplicationRow } from '../store.ts';
import { alreadyBegun, lockForChange } from './change-window.ts';
import { hasBegun } from './window-store.ts';

/** Calls off a scheduled interview that has not begun: the application waits for a decision again. Safe to repeat. */
export async function cancelInterview(
  ctx: Context,
  { companyId, actor }: Decider,
  { applicationId, note }: RequestOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { stage, outcome } = await ownApplication(tx, companyId, applicationId);
    if (stage === 'applied' && outcome === null) {
      const last = await lastMoveOf(tx, applicationId);
      if (last?.from_stage === 'ai-interview') return;
    }
    const application = await lockForChange(
      tx,
      companyId,
      applicationId,
      (place) => place.stage === 'ai-interview' && place.outcome === null,
    );
    if (await hasBegun(tx, attemptOf(application))) throw alreadyBegun(BEGUN);
    await callOff(ctx, tx, application, { actor, note: note ?? null });
    await queueStageChanged(ctx, tx, application, { from: placeOf(application), to: WAITING });
  });
}

const WAITING: Place = { stage: 'applied', outcome: null };
export const BEGUN = 'The interview has begun already, so it can no longer be called off.';

/** Calls off an interview that has not begun, within a transaction that has locked its application. */
export async function callOff(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { actor, note }: { actor: Actor; note: string | null },
): Promise<void> {
  // The mail tells the time that is called off.
  await mailCancelled(ctx, tx, application.id);
  await moveAtOnce(tx, application, {
    to: WAITING,
    at: ctx.clock.now(),
    actor,
    note,
    columns: { interview_at: null },
  });
}
