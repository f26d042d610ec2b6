import { sql } from 'kysely';
import { ROUND_MINUTES_MAX } from '#contract/interview/kit-limits.ts';
import type { Score } from '#contract/interview/scores.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { nameOf } from '#server/features/reviews/note-store.ts';
import { type CardLevel, storedLevels } from './stored-levels.ts';

export interface Card {
  roundId: string;
  applicationId: string;
  /** Null if the account no longer exists. */
  memberId: string | null;
  by: string;
  overall: Score;
  reason: string;
  sentAt: Date;
  changedAt: Date | null;
  levels: CardLevel[];
}

/** Stores a member's card. An earlier one is replaced if that is allowed. */
export async function putCard(
  tx: Database,
  card: Pick<Card, 'roundId' | 'overall' | 'reason' | 'levels'> & { memberId: string; at: Date },
  { replaces }: { replaces: boolean },
): Promise<'new' | 'changed' | 'kept'> {
  const { roundId, memberId, overall, reason, levels, at } = card;
  const values = { overall, reason, levels: storedLevels.write(levels) };
  const row = await tx
    .insertInto('round_cards')
    .values({
      round_id: roundId,
      member_id: memberId,
      member_name: nameOf(memberId),
      ...values,
      sent_at: at,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['round_id', 'member_id']);
      return replaces ? same.doUpdateSet({ ...values, changed_at: at }) : same.doNothing();
    })
    .returning('changed_at')
    .executeTakeFirst();
  if (!row) return 'kept';
  return row.changed_at === null ? 'new' : 'changed';
}

const cards = (db: Database) =>
  db
    .selectFrom('round_cards')
    .innerJoin('rounds', 'rounds.id', 'round_cards.round_id')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .selectAll('round_cards')
    .select('rounds.application_id')
    .orderBy('round_cards.sent_at')
    .orderBy('round_cards.id');

async function read(query: ReturnType<typeof cards>): Promise<Card[]> {
  return (await query.execute()).map((row) => ({
    roundId: row.round_id,
    applicationId: row.application_id,
    memberId: row.member_id,
    by: row.member_name,
    // The database only allows 1 to 4.
    overall: row.overall as Score,
    reason: row.reason,
    sentAt: row.sent_at,
    changedAt: row.changed_at,
    levels: storedLevels.read(row.levels, row.id),
  }));
}

/** The cards on these rounds, in the order in which they were sent. */
export async function cardsOn(db: Database, roundIds: readonly string[]): Promise<Card[]> {
  return roundIds.length === 0 ? [] : read(cards(db).where('round_cards.round_id', 'in', [...roundIds]));
}

/**
 * The cards of one job or of all jobs of a company, without those on people for whom `viewerId` still has to send a
 * card, because figures would reveal their content. Cancelled rounds count too, because they were held.
 */
export async function cardsIn(
  db: Database,
  companyId: string,
  { jobId, viewerId }: { jobId: string | undefined; viewerId: string | null },
): Promise<Card[]> {
  const isOpen = sql<boolean>`EXISTS (
    SELECT 1 FROM rounds AS own JOIN round_members ON round_members.round_id = own.id
    WHERE own.application_id = rounds.application_id AND own.cancelled_at IS NULL
      AND round_members.member_id = ${viewerId}::uuid
      AND NOT EXISTS (SELECT 1 FROM round_cards AS sent
        WHERE sent.round_id = own.id AND sent.member_id = round_members.member_id))`;
  return read(
    cards(db)
      .where('applications.employer_id', '=', companyId)
      .where(({ not }) => not(isOpen))
      .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId!)),
  );
}

/** A member whose card on a round is missing. */
export interface MissingCard {
  roundId: string;
  memberId: string;
  startsAt: Date;
}

/**
 * The members whose card is missing on a round that ended between these times. They are marked as reminded now, so that
 * only one of several processes gets each of them.
 */
export async function takeMissingCards(
  tx: Database,
  { endedAfter, endedBefore }: { endedAfter: Date; endedBefore: Date },
): Promise<MissingCard[]> {
  const end = sql<Date>`rounds.starts_at + make_interval(mins => rounds.minutes)`;
  const rows = await tx
    .updateTable('round_members')
    .from('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .set(({ ref }) => ({ reminded_of: ref('rounds.starts_at') }))
    .whereRef('rounds.id', '=', 'round_members.round_id')
    .where('rounds.cancelled_at', 'is', null)
    .where('applications.outcome', 'is', null)
    // For the index of start times.
    .where('rounds.starts_at', '<=', endedBefore)
    .where('rounds.starts_at', '>', new Date(endedAfter.getTime() - ROUND_MINUTES_MAX * MINUTE_MS))
    .where(sql<boolean>`${end} > ${endedAfter} AND ${end} <= ${endedBefore}`)
    .where(sql<boolean>`round_members.reminded_of IS DISTINCT FROM rounds.starts_at`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('round_cards')
            .select('round_cards.id')
            .whereRef('round_cards.round_id', '=', 'rounds.id')
            .whereRef('round_cards.member_id', '=', 'round_members.member_id'),
        ),
      ),
    )
    .returning([
      'round_members.round_id as roundId',
      'round_members.member_id as memberId',
      'rounds.starts_at as startsAt',
    ])
    .execute();
  return rows.map((row) => ({ ...row, startsAt: row.startsAt! }));
}
