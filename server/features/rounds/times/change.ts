import * as said from '#contract/messages/en/round-refusals.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import type { changeRound as changeEndpoint } from '#contract/interview/round-times.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { assertComing, assertNoOtherRound, lockRound } from './book.ts';
import { setMembers, setTimes, updateRound } from './change-store.ts';
import { timesOfMembers } from './member-times-store.ts';
import { offeredTimes } from './round-store.ts';
import { assertOpen } from './state.ts';
import { type By, tell } from './tell.ts';

/**
 * Changes the participants, the place, or the offered times. Anything omitted stays as it is. Only these changes are
 * announced.
 */
export async function changeRound(
  ctx: Context,
  companyId: string,
  { roundId, memberIds: wanted, place, times }: RequestOf<typeof changeEndpoint>,
  by: By,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { round, memberIds } = await lockRound(tx, roundId, wanted);
    const now = ctx.clock.now();
    assertOpen(round, now);
    const next = wanted === undefined ? memberIds : await membersAmong(tx, companyId, wanted);
    const come = next.filter((id) => !memberIds.includes(id));
    const go = memberIds.filter((id) => !next.includes(id));
    const isOther = come.length > 0 || go.length > 0 || (place !== undefined && place !== round.place);
    if (times !== undefined && !isSame(times, await offeredTimes(tx, roundId))) {
      assertComing('times', times ?? [], now);
      await setTimes(tx, roundId, uniqueTimes(times ?? []));
    }
    if (!isOther) return;
    if (round.startsAt !== null) await assertNoOtherRound(tx, round, next, now);
    await setMembers(tx, roundId, next);
    const isBooked = round.startsAt !== null;
    const changed = {
      ...round,
      place: place ?? round.place,
      sequence: isBooked ? round.sequence + 1 : round.sequence,
    };
    await updateRound(tx, roundId, { place: changed.place, sequence: changed.sequence });
    await tell(ctx, tx, changed, {
      act: 'changed',
      at: now,
      by,
      to: isBooked ? [round.candidateId, ...next] : [],
      leave: isBooked ? go : [],
    });
  });
}

const isSame = (times: readonly Date[] | null, stored: readonly Date[]): boolean =>
  uniqueTimes(times ?? [])
    .map(Number)
    .join() === stored.map(Number).join();

export const uniqueTimes = (times: readonly Date[]): Date[] =>
  [...new Set(times.map((at) => at.getTime()))]
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at));

/** These people, who must all be members of the company. */
export async function membersAmong(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(ids)];
  const found = await timesOfMembers(db, companyId, unique);
  if (found.length < unique.length) throw badInput('memberIds', said.notAllMembers());
  return found.map(({ memberId }) => memberId);
}
