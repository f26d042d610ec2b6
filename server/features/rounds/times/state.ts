import * as said from '#contract/messages/en/round-refusals.ts';
import { REMINDERS } from '#contract/account/notice-kinds.ts';
import { ROUND_MOVES, ROUND_MOVE_HOURS, type RoundState } from '#contract/interview/round-limits.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { spanFrom } from './free-times.ts';
import type { RoundRow } from './round-store.ts';

type Stands = Pick<RoundRow, 'startsAt' | 'minutes' | 'cancelledAt' | 'isClosed'>;

export function stateOf({ startsAt, minutes, cancelledAt, isClosed }: Stands, now: Date): RoundState {
  if (cancelledAt !== null) return 'cancelled';
  if (startsAt === null) return isClosed ? 'over' : 'to-choose';
  return isClosed || spanFrom(startsAt, minutes).until <= now.getTime() ? 'over' : 'booked';
}

/** Throws a Refusal unless the round can still get a time, or another one. */
export function assertOpen(round: Stands, now: Date): void {
  const state = stateOf(round, now);
  if (state === 'cancelled') throw new Refusal('round.cancelled', said.isCancelled());
  if (state === 'over' || (round.startsAt !== null && round.startsAt <= now))
    throw new Refusal('round.over', round.isClosed ? said.closedNotHeld() : said.hasBegun());
}

/** Until when the candidate can move it. Null if they cannot. */
export function movableUntil({ startsAt, candidateMoves, ...round }: RoundRow, now: Date): Date | null {
  if (startsAt === null || candidateMoves >= ROUND_MOVES) return null;
  if (stateOf({ startsAt, ...round }, now) !== 'booked') return null;
  const until = new Date(startsAt.getTime() - ROUND_MOVE_HOURS * HOUR_MS);
  return until > now ? until : null;
}

/** When the next reminder of a round that begins then is due. Null if there is none left. */
export const nextReminder = (startsAt: Date, now: Date): Date | null =>
  REMINDERS.map(({ aheadMs }) => new Date(startsAt.getTime() - aheadMs)).find((at) => at > now) ?? null;
