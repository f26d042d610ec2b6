import * as said from '#contract/messages/en/interview-calls.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { holdInterview } from '#contract/interview/interview-handover.ts';
import type { InterviewSession } from '#contract/interview/interview-session.ts';
import { HOLDER_LEASE_SECONDS } from '#contract/shared/limits.ts';
import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { deviceInWords, deviceOf } from '#server/features/accounts/sessions/device.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { openApplication } from '../open.ts';
import { insertProctoringEvent, interviewOf } from '../store.ts';
import { keepBrokenTask } from '../tasks.ts';
import { type HolderRow, addTurn, lastTurn, renew, turnsOf } from './holder-store.ts';

const isAlive = ({ renewed_at }: HolderRow, now: Date): boolean =>
  now.getTime() - renewed_at.getTime() < HOLDER_LEASE_SECONDS * 1000;

/** The refusal for every other page while a page holds the interview. */
export function openElsewhere(
  holder: HolderRow,
  now: Date,
  message: string = refusals.interviewOpenElsewhere(),
): Refusal {
  const data: OpenElsewhere = {
    device: deviceInWords(holder.device),
    turn: holder.turn,
    isAlive: isAlive(holder, now),
  };
  return new Refusal('interview.open-elsewhere', message, data);
}

/**
 * Holds an interview for one page, or renews its hold. The first page gets it. So does another page on the same device,
 * because the earlier one was reloaded or crashed. Another device gets it if the holder is silent, or if the person
 * agreed to end the holder's turn. Calls run one after the other under the lock of the application.
 */
export async function hold(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof holdInterview>,
  userAgent: string | undefined,
): Promise<OutputOf<typeof holdInterview>> {
  const { applicationId, holderId, deviceId, takesOver } = request;
  const meant = request.attempt === undefined ? {} : { attempt: request.attempt };
  const now = ctx.clock.now();
  const open = await openApplication(ctx, ctx.db, candidateId, applicationId, meant);
  const renewed = await renew(ctx.db, attemptOf(open), holderId, now);
  if (renewed) return holding(renewed, await turnsOf(ctx.db, attemptOf(open)));
  return inTransaction(ctx.db, async (tx) => {
    const application = await openApplication(ctx, tx, candidateId, applicationId, { lock: true, ...meant });
    const attempt = attemptOf(application);
    const turns = await turnsOf(tx, attempt);
    const last = turns.at(-1) ?? null;
    const known = turns.find(({ holder_id }) => holder_id === holderId);
    if (known && last) {
      if (known.turn === last.turn) return holding(known, turns);
      if (takesOver === undefined) throw openElsewhere(last, now);
      throw badInput('holderId', said.heldBefore());
    }
    const isOther = last !== null && last.device_id !== deviceId;
    if (isOther && isAlive(last, now) && takesOver !== last.turn) throw openElsewhere(last, now);
    const turn: HolderRow = {
      application_id: attempt.applicationId,
      attempt: attempt.attempt,
      turn: (last?.turn ?? 0) + 1,
      holder_id: holderId,
      device_id: deviceId,
      device: deviceOf(userAgent),
      taken_at: now,
      renewed_at: now,
    };
    await addTurn(tx, turn);
    const hasBegun = ((await interviewOf(tx, attempt))?.started_at ?? null) !== null;
    if (isOther && hasBegun)
      await insertProctoringEvent(tx, { ...attempt, kind: 'device-changed', at: now, seconds: undefined });
    // If the previous page died, this device continues after what that page recorded.
    if (last !== null && hasBegun) await ctx.tasks.queue(tx, keepBrokenTask, attempt);
    return { turn: turn.turn, isHandover: isOther };
  });
}

/** A turn is a handover if the previous turn was on another device. */
function holding({ turn, device_id }: HolderRow, turns: readonly HolderRow[]) {
  const before = turns.find((each) => each.turn === turn - 1);
  return { turn, isHandover: before !== undefined && before.device_id !== device_id };
}

/**
 * Refuses a call from a page that does not hold the interview. A program that names no holder may call while no page
 * holds it.
 */
export async function assertHolds(
  db: Database,
  attempt: Attempt,
  holderId: string | undefined,
  now: Date,
): Promise<void> {
  const last = await lastTurn(db, attempt);
  if (last === null) {
    if (holderId !== undefined) throw notHeld();
    return;
  }
  const mayCall = holderId === undefined ? !isAlive(last, now) : last.holder_id === holderId;
  if (!mayCall) throw openElsewhere(last, now);
}

/** The turn of a page, which may have lost the interview since. Null for a program that names no holder. */
export async function turnOf(
  db: Database,
  attempt: Attempt,
  holderId: string | undefined,
  now: Date,
): Promise<{ turn: number; lostAt: Date | null } | null> {
  if (holderId === undefined) {
    await assertHolds(db, attempt, undefined, now);
    return null;
  }
  const turns = await turnsOf(db, attempt);
  const own = turns.find(({ holder_id }) => holder_id === holderId);
  const last = turns.at(-1);
  if (!last) throw notHeld();
  if (!own) throw openElsewhere(last, now);
  const next = turns.find(({ turn }) => turn === own.turn + 1);
  return { turn: own.turn, lostAt: next?.taken_at ?? null };
}

const notHeld = () => badInput('holderId', said.holdFirst());

/** The holder as shown to a page on this device. */
export async function holderFor(
  db: Database,
  attempt: Attempt,
  deviceId: string | undefined,
  now: Date,
): Promise<InterviewSession['holder']> {
  const last = await lastTurn(db, attempt);
  return (
    last && {
      turn: last.turn,
      device: deviceInWords(last.device),
      since: last.taken_at.toISOString(),
      isAlive: isAlive(last, now),
      isThisDevice: last.device_id === deviceId,
    }
  );
}
