import type { Insertable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Kit } from '#contract/interview/kits.ts';
import { storedRoundKit } from '../stored-round.ts';
import type { RoundEvent } from './round-store.ts';

/** Changes to rounds. */

/**
 * Locks people until the transaction ends, always in the same order, so that no two calls block each other. Setting the
 * time of a round locks its participants: if two rounds are set for the same time, the second one sees the first.
 */
export async function lockPeople(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function memberIdsOf(tx: Database, roundId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('round_members')
    .select('member_id')
    .where('round_id', '=', roundId)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id: id }) => id);
}

export async function lockRoundRow(tx: Database, id: string): Promise<boolean> {
  const row = await tx.selectFrom('rounds').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export type NewRound = Pick<
  Insertable<Schema['rounds']>,
  'application_id' | 'round' | 'minutes' | 'place' | 'invited_at' | 'invited_by' | 'message'
> & { id: string; kit: Kit; memberIds: readonly string[] };

/** All rounds are offered the same times. */
export async function insertRounds(
  tx: Database,
  rounds: readonly NewRound[],
  times: readonly Date[],
): Promise<void> {
  if (rounds.length === 0) return;
  await tx
    .insertInto('rounds')
    .values(
      rounds.map((one) => {
        const { kit, memberIds: _, ...round } = one;
        return { ...round, kit: storedRoundKit.write(kit) };
      }),
    )
    .execute();
  await insertMembers(tx, rounds);
  await insertTimes(
    tx,
    rounds.map(({ id }) => id),
    times,
  );
}

async function insertMembers(
  tx: Database,
  rounds: readonly { id: string; memberIds: readonly string[] }[],
): Promise<void> {
  const rows = rounds.flatMap(({ id: round_id, memberIds }) =>
    memberIds.map((member_id) => ({ round_id, member_id })),
  );
  if (rows.length > 0) await tx.insertInto('round_members').values(rows).execute();
}

async function insertTimes(tx: Database, roundIds: readonly string[], times: readonly Date[]): Promise<void> {
  const rows = roundIds.flatMap((round_id) => times.map((starts_at) => ({ round_id, starts_at })));
  if (rows.length > 0) await tx.insertInto('round_times').values(rows).execute();
}

/** The rounds of this number to which the candidates of these applications are already invited. */
export async function currentRounds(
  tx: Database,
  applicationIds: readonly string[],
  round: number,
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('rounds')
    .select(['id', 'application_id'])
    .where('application_id', 'in', [...applicationIds])
    .where('round', '=', round)
    .where('cancelled_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.application_id, row.id]));
}

export async function setMembers(tx: Database, roundId: string, memberIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('round_members').where('round_id', '=', roundId).execute();
  await insertMembers(tx, [{ id: roundId, memberIds }]);
}

export async function setTimes(tx: Database, roundId: string, times: readonly Date[]): Promise<void> {
  await tx.deleteFrom('round_times').where('round_id', '=', roundId).execute();
  await insertTimes(tx, [roundId], times);
}

export async function updateRound(
  tx: Database,
  id: string,
  change: Partial<
    Pick<
      Insertable<Schema['rounds']>,
      | 'starts_at'
      | 'remind_at'
      | 'candidate_moves'
      | 'sequence'
      | 'place'
      | 'cancelled_at'
      | 'cancelled_by'
      | 'cancel_reason'
    >
  >,
): Promise<void> {
  await tx.updateTable('rounds').set(change).where('id', '=', id).execute();
}

export async function insertEvent(
  tx: Database,
  event: RoundEvent & { madeBy: string | null },
): Promise<void> {
  const { id, roundId, at, act, side, madeBy, startsAt, sequence } = event;
  await tx
    .insertInto('round_events')
    .values({ id, round_id: roundId, at, act, side, made_by: madeBy, starts_at: startsAt, sequence })
    .execute();
}

export async function insertLink(db: Database, tokenHash: string, roundId: string): Promise<void> {
  await db.insertInto('round_links').values({ token_hash: tokenHash, round_id: roundId }).execute();
}
