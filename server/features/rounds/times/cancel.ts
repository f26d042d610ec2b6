import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetRecording } from '../recordings/forget.ts';
import { lockRound } from './book.ts';
import type { LockedRound } from './book.ts';
import { updateRound } from './change-store.ts';
import { timesOfMembers } from './member-times-store.ts';
import { assertOpen } from './state.ts';
import { type By, sideOf, tell } from './tell.ts';

/** Cancels a round. Repeating it changes nothing. */
export async function cancelRound(ctx: Context, roundId: string, reason: string, by: By): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockRound(tx, roundId);
    if (locked.round.cancelledAt !== null) return;
    const at = ctx.clock.now();
    assertOpen({ ...locked.round, isClosed: false }, at);
    await cancelLocked(ctx, tx, locked, { reason, by, at });
  });
}

export async function cancelLocked(
  ctx: Context,
  tx: Database,
  { round, memberIds }: LockedRound,
  { reason, by, at }: { reason: string; by: By; at: Date },
): Promise<void> {
  const side = sideOf(by);
  const wasBooked = round.startsAt !== null;
  const sequence = wasBooked ? round.sequence + 1 : round.sequence;
  await updateRound(tx, round.id, {
    cancelled_at: at,
    cancelled_by: side,
    cancel_reason: reason,
    sequence,
  });
  await forgetRecording(ctx, tx, round);
  // The member who sent the invitation waits for an answer, even if others take part.
  const inviter = side === 'candidate' && round.invitedBy !== null ? [round.invitedBy] : [];
  const members = wasBooked || side === 'candidate' ? memberIds : [];
  const candidate = wasBooked || side === 'company' ? [round.candidateId] : [];
  const stillMembers = await timesOfMembers(tx, round.companyId, [...members, ...inviter]);
  await tell(
    ctx,
    tx,
    { ...round, sequence },
    { act: 'cancelled', at, by, to: [...candidate, ...stillMembers.map(({ memberId }) => memberId)] },
  );
}
