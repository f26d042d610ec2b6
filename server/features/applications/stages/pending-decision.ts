import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { setItemState, waitingItem } from '../decisions/decision-store.ts';
import type { ApplicationRow } from '../store.ts';
import { SYSTEM } from './actor.ts';
import { moveApplication } from './move-store.ts';

/**
 * Ends a decision that the candidate was not told yet, because the candidate acts: starts or submits the interview, or
 * withdraws. The application goes back to where the candidate knows it. Its row must be locked.
 */
export async function endPendingDecision(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
): Promise<ApplicationRow> {
  const waiting = await waitingItem(tx, application.id);
  if (!waiting) return application;
  await setItemState(tx, waiting, 'dropped');
  const told = { stage: application.told_stage, outcome: application.told_outcome };
  await moveApplication(tx, {
    application,
    to: told,
    at: ctx.clock.now(),
    actor: SYSTEM,
    isTold: true,
    decisionId: waiting.decision_id,
    isUndo: true,
  });
  return { ...application, ...told };
}
