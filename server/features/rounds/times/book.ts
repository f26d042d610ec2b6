import * as said from '#contract/messages/en/round-refusals.ts';
import { ROUND_FAR_DAYS, ROUND_MOVES } from '#contract/interview/round-limits.ts';
import type { chooseRoundTime as chooseEndpoint } from '#contract/interview/round-times.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { changedMeanwhile } from '#server/features/applications/decide.ts';
import { choicesOf, timeTaken } from './choices.ts';
import { lockPeople, lockRoundRow, memberIdsOf, updateRound } from './change-store.ts';
import { overlaps, spanFrom } from './free-times.ts';
import { type RoundRow, bookedOf, membersOfRounds, roundById } from './round-store.ts';
import { assertOpen, movableUntil, nextReminder } from './state.ts';
import { type By, tell } from './tell.ts';

export interface LockedRound {
  round: RoundRow;
  /** The participants. */
  memberIds: string[];
}

/**
 * Locks the participants, and also `others`, and then the round. If two calls set a time for the same members, the
 * second one waits here and then sees the first.
 */
export async function lockRound(
  tx: Database,
  id: string,
  others: readonly string[] = [],
): Promise<LockedRound> {
  const stored = await memberIdsOf(tx, id);
  await lockPeople(tx, [...new Set([...stored, ...others])]);
  const round = (await lockRoundRow(tx, id)) ? await roundById(tx, id) : null;
  if (!round) throw notFound();
  if ((await memberIdsOf(tx, id)).join() !== stored.join()) throw changedMeanwhile();
  const members = await membersOfRounds(tx, [id]);
  return { round, memberIds: members.map(({ memberId }) => memberId) };
}

/** Sets the time that the candidate chose, or moves the round to it. */
export async function chooseTime(
  ctx: Context,
  roundId: string,
  { startsAt, seen }: Pick<RequestOf<typeof chooseEndpoint>, 'startsAt' | 'seen'>,
  by: By,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { round, memberIds } = await lockRound(tx, roundId);
    const now = ctx.clock.now();
    if (round.startsAt?.getTime() === startsAt.getTime() && round.cancelledAt === null) return;
    assertOpen(round, now);
    if (round.startsAt !== null && seen !== undefined && seen?.getTime() !== round.startsAt.getTime())
      throw await timeChanged(tx, round.candidateId, round.startsAt);
    assertMayMove(round, now);
    const choices = await choicesOf(tx, round, memberIds, now);
    if (!choices.some((at) => at.getTime() === startsAt.getTime())) throw timeTaken(choices, now);
    await setTime(ctx, tx, { round, memberIds }, startsAt, by, now);
  });
}

/** So that a page left open on another device does not use up the candidate's one change. */
async function timeChanged(tx: Database, candidateId: string, startsAt: Date): Promise<Refusal> {
  const zone = (await recipientById(tx, candidateId))?.timeZone ?? 'UTC';
  return new Refusal('round.time-changed', said.timeChanged({ when: momentInWords(startsAt, zone) }));
}

function assertMayMove(round: RoundRow, now: Date): void {
  if (round.startsAt === null) return;
  if (round.candidateMoves >= ROUND_MOVES)
    throw new Refusal('round.moved-already', said.movedAlready({ times: ROUND_MOVES }));
  if (movableUntil(round, now) === null) throw new Refusal('round.too-late', said.tooLateToMove());
}

/** Sets the time that the company chose. Only another round can conflict with it. */
export async function moveTo(ctx: Context, roundId: string, startsAt: Date, by: By): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { round, memberIds } = await lockRound(tx, roundId);
    const now = ctx.clock.now();
    if (round.startsAt?.getTime() === startsAt.getTime() && round.cancelledAt === null) return;
    assertOpen(round, now);
    assertComing('startsAt', [startsAt], now);
    await assertNoOtherRound(tx, { ...round, startsAt }, memberIds, now);
    await setTime(ctx, tx, { round, memberIds }, startsAt, by, now);
  });
}

export function assertComing(field: string, times: readonly Date[], now: Date): void {
  if (times.some((at) => at <= now)) throw badInput(field, said.timeOver());
  const last = now.getTime() + ROUND_FAR_DAYS * DAY_MS;
  if (times.some((at) => at.getTime() > last))
    throw badInput(field, said.tooFarAhead({ days: ROUND_FAR_DAYS }));
}

/** Throws the refusal with the next free times if one of these members has another round at the same time. */
export async function assertNoOtherRound(
  tx: Database,
  round: RoundRow,
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  const span = spanFrom(round.startsAt!, round.minutes);
  if (!overlaps(span, await bookedOf(tx, memberIds, span, round.id))) return;
  throw timeTaken(await choicesOf(tx, round, memberIds, now), now);
}

async function setTime(
  ctx: Context,
  tx: Database,
  { round, memberIds }: LockedRound,
  startsAt: Date,
  by: By,
  at: Date,
): Promise<void> {
  const isMove = round.startsAt !== null;
  const isOwnMove = isMove && by.actor.kind === 'candidate';
  const sequence = isMove ? round.sequence + 1 : round.sequence;
  await updateRound(tx, round.id, {
    starts_at: startsAt,
    remind_at: nextReminder(startsAt, at),
    sequence,
    candidate_moves: isOwnMove ? round.candidateMoves + 1 : round.candidateMoves,
  });
  const to = [round.candidateId, ...memberIds];
  await tell(ctx, tx, { ...round, startsAt, sequence }, { act: isMove ? 'moved' : 'booked', at, by, to });
}
