import * as said from '#contract/messages/en/decisions.ts';
import type { RefusalCode } from '#contract/shared/refusals.ts';
import { type Mover, type Place, mayMove } from '#contract/interview/stages.ts';
import { inTransaction, type Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { queueApplicationEvent } from './events.ts';
import { mailDeclined } from './mails/application-declined.ts';
import type { Actor, Decider } from './actor.ts';
import { type Move, moveApplication } from './stages/move-store.ts';
import type { ApplicationStatus } from './status.ts';
import { type ApplicationRow, employersApplication } from './store.ts';

/** Declines a pending application and tells the candidate at once. Repeating it changes nothing. */
export async function declineApplication(
  ctx: Context,
  { companyId, actor }: Decider,
  applicationId: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, companyId, applicationId);
    if (application.status === 'REJECTED') return;
    if (application.status !== 'PENDING') throw refusalOf(application.status);
    const now = ctx.clock.now();
    const moveId = await moveAtOnce(tx, application, {
      to: { stage: application.stage, outcome: 'declined' },
      at: now,
      actor,
      columns: { decided_at: now },
    });
    await mailDeclined(ctx, tx, application.id);
    await queueApplicationEvent(ctx, tx, 'application.declined', application, {
      key: `${applicationId} ${moveId}`,
    });
  });
}

export async function ownApplication(tx: Database, companyId: string, id: string): Promise<ApplicationRow> {
  const application = await employersApplication(tx, companyId, id, { lock: true });
  if (!application) throw notFound();
  return application;
}

const IS_NOW: Record<ApplicationStatus, [RefusalCode, () => string]> = {
  PENDING: ['application.changed-meanwhile', said.stillPending],
  SCHEDULED: ['application.already-scheduled', said.alreadyScheduled],
  REJECTED: ['application.already-declined', said.alreadyDeclined],
  COMPLETED: ['application.already-completed', said.alreadyCompleted],
  WITHDRAWN: ['application.withdrawn', said.alreadyWithdrawn],
};

export function refusalOf(status: ApplicationStatus): Refusal {
  const [code, message] = IS_NOW[status];
  return new Refusal(code, message());
}

/** Moves an application whose row is locked and tells the candidate at once. Returns the id of the move. */
export async function moveAtOnce(
  tx: Database,
  application: ApplicationRow,
  move: Omit<Move, 'isTold'>,
): Promise<number> {
  if (!mayMove(placeOf(application), move.to, moverOf(move.actor))) throw refusalOf(application.status);
  const moved = await moveApplication(tx, { ...move, application, isTold: true });
  if (moved === null) throw changedMeanwhile();
  return moved;
}

export const changedMeanwhile = () => new Refusal('application.changed-meanwhile', said.changedNow());

export const placeOf = ({ stage, outcome }: Place): Place => ({ stage, outcome });

export const moverOf = ({ kind }: Actor): Mover =>
  kind === 'candidate' || kind === 'system' ? kind : 'person';
