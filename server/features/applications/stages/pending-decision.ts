import type { Place } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { setItemState, waitingItem } from './decision-store.ts';
import type { ApplicationRow } from '../store.ts';
import { SYSTEM } from '../actor.ts';
import { moveApplication } from './move-store.ts';

/**
 * Ends a waiting decision because the candidate acts. The application goes back to where the candidate knows it to be.
 */
export async function endPendingDecision(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
): Promise<ApplicationRow> {
  const waiting = await waitingItem(tx, application.id);
  if (!waiting) return application;
  await setItemState(tx, waiting, 'dropped');
  const to = toldPlaceOf(application);
  await moveApplication(tx, {
    application,
    to,
    at: ctx.clock.now(),
    actor: SYSTEM,
    isTold: true,
    decisionId: waiting.decision_id,
    isUndo: true,
  });
  return { ...application, ...to };
}

export const toldPlaceOf = (application: ApplicationRow): Place => ({
  stage: application.told_stage,
  outcome: application.told_outcome,
});
