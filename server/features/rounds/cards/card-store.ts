import { sql } from 'kysely';
import { type CriterionLevel, ROUND_MINUTES_MAX } from '#contract/interview/kit-limits.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import type { Score } from '#contract/interview/scores.ts';
import type { Database } from '#server/database/database.ts';
import { nameOf } from '#server/features/reviews/note-store.ts';

export interface CardLevel {
  criterionId: string;
  /** Null: it did not come up. */
  level: CriterionLevel | null;
  reason: string;
  quotes: { text: string; second: number | null }[];
}

export interface Card {
  roundId: string;
  /** Null if the account does not exist any more. */
  memberId: string | null;
  by: string;
  overall: Score;
  reason: string;
  sentAt: Date;
  changedAt: Date | null;
  levels: CardLevel[];
}

/** Stores the card of a member, in place of an earlier one if that may be replaced. */
export async function putCard(
  tx: Database,
  card: Pick<Card, 'roundId' | 'overall' | 'reason' | 'levels'> & { memberId: string; at: Date },
  { replaces }: { replaces: boolean },
): Promise<'new' | 'changed' | 'kept'> {
  const values = { overall: card.overall, reason: card.reason };
  const row = await tx
    .insertInto('round_cards')
    .values({
      round_id: card.roundId,
      member_id: card.memberId,
      member_name: nameOf(card.memberId),
      ...values,
      sent_at: card.at,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['round_id', 'member_id']);
      return replaces ? same.doUpdateSet({ ...values, changed_at: card.at }) : same.doNothing();
    })
    .returning(['id', 'changed_at'])
    .executeTakeFirst();
  if (!row) return 'kept';
  await tx.deleteFrom('round_card_levels').where('card_id', '=', row.id).execute();
  await tx
    .insertInto('round_card_levels')
    .values(
      card.levels.map(({ criterionId, level, reason }) => ({
        card_id: row.id,
        criterion_id: criterionId,
        level,
        reason,
      })),
    )
    .execute();
  const quotes = card.levels.flatMap(({ criterionId, quotes: given }) =>
    given.map(({ text, second }, position) => ({
      card_id: row.id,
      criterion_id: criterionId,
      position,
      words: text,
      second,
    })),
  );
  if (quotes.length > 0) await tx.insertInto('round_quotes').values(quotes).execute();
  return row.changed_at === null ? 'new' : 'changed';
}

/** The cards on these rounds, the first that was sent first. */
export async function cardsOn(db: Database, roundIds: readonly string[]): Promise<Card[]> {
  if (roundIds.length === 0) return [];
  const cards = await db
    .selectFrom('round_cards')
    .selectAll()
    .where('round_id', 'in', [...roundIds])
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const levels = await db.selectFrom('round_card_levels').selectAll().where('card_id', 'in', ids).execute();
  const quotes = await db
    .selectFrom('round_quotes')
    .selectAll()
    .where('card_id', 'in', ids)
    .orderBy('position')
    .execute();
  return cards.map((card) => ({
    roundId: card.round_id,
    memberId: card.member_id,
    by: card.member_name,
    // The database allows 1 to 4 only.
    overall: card.overall as Score,
    reason: card.reason,
    sentAt: card.sent_at,
    changedAt: card.changed_at,
    levels: levels
      .filter(({ card_id }) => card_id === card.id)
      .map((one) => ({
        criterionId: one.criterion_id,
        level: one.level as CriterionLevel | null,
        reason: one.reason,
        quotes: quotes
          .filter(({ card_id, criterion_id }) => card_id === card.id && criterion_id === one.criterion_id)
          .map(({ words, second }) => ({ text: words, second })),
      })),
  }));
}

export interface RatedLevel {
  roundId: string;
  applicationId: string;
  criterionId: string;
  memberId: string;
  name: string;
  level: CriterionLevel;
}

/** Every level that members of a company gave, in all jobs or in one. Rounds that were cancelled count too: they were held. */
export async function levelsIn(
  db: Database,
  companyId: string,
  jobId: string | undefined,
): Promise<RatedLevel[]> {
  const rows = await cardsIn(db, companyId, jobId)
    .innerJoin('round_card_levels', 'round_card_levels.card_id', 'round_cards.id')
    .innerJoin('users', 'users.id', 'round_cards.member_id')
    .select([
      'rounds.id as roundId',
      'rounds.application_id as applicationId',
      'round_card_levels.criterion_id as criterionId',
      'users.id as memberId',
      'users.name',
      sql<CriterionLevel>`round_card_levels.level`.as('level'),
    ])
    .where('round_card_levels.level', 'is not', null)
    .execute();
  return rows;
}

/** How many cards each member of a company sent. */
export async function countCards(
  db: Database,
  companyId: string,
  jobId: string | undefined,
): Promise<Map<string | null, number>> {
  const rows = await cardsIn(db, companyId, jobId)
    .select(['round_cards.member_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('round_cards.member_id')
    .execute();
  return new Map(rows.map(({ member_id, count }) => [member_id, count]));
}

const cardsIn = (db: Database, companyId: string, jobId: string | undefined) =>
  db
    .selectFrom('round_cards')
    .innerJoin('rounds', 'rounds.id', 'round_cards.round_id')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .where('applications.employer_id', '=', companyId)
    .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId!));

/** A member whose card on a round that ended between these times is missing, and who was not reminded of it. */
export interface MissingCard {
  roundId: string;
  memberId: string;
  startsAt: Date;
}

export async function missingCards(
  db: Database,
  { endedAfter, endedBefore, limit }: { endedAfter: Date; endedBefore: Date; limit: number },
): Promise<MissingCard[]> {
  const end = sql<Date>`rounds.starts_at + make_interval(mins => rounds.minutes)`;
  return (
    db
      .selectFrom('round_members')
      .innerJoin('rounds', 'rounds.id', 'round_members.round_id')
      .innerJoin('applications', 'applications.id', 'rounds.application_id')
      .select([
        'rounds.id as roundId',
        'round_members.member_id as memberId',
        sql<Date>`rounds.starts_at`.as('startsAt'),
      ])
      .where('rounds.cancelled_at', 'is', null)
      .where('applications.outcome', 'is', null)
      // By the index of starts.
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
      .orderBy('rounds.starts_at')
      .limit(limit)
      .execute()
  );
}

/** Notes that the member is reminded now; false if that was done, or the round is another by now. */
export async function noteReminder(
  tx: Database,
  { roundId, memberId, startsAt }: MissingCard,
): Promise<boolean> {
  const row = await tx
    .updateTable('round_members')
    .from('rounds')
    .set({ reminded_of: startsAt })
    .whereRef('rounds.id', '=', 'round_members.round_id')
    .where('round_members.round_id', '=', roundId)
    .where('round_members.member_id', '=', memberId)
    .where('rounds.starts_at', '=', startsAt)
    .where('rounds.cancelled_at', 'is', null)
    .where(sql<boolean>`round_members.reminded_of IS DISTINCT FROM ${startsAt}::timestamptz`)
    .returning('round_members.member_id')
    .executeTakeFirst();
  return row !== undefined;
}
