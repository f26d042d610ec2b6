import { sql } from 'kysely';
import { REMINDERS, type ReminderLead } from '#contract/account/notice-kinds.ts';
import type { Database } from '#server/database/database.ts';

export interface DueReminder {
  roundId: string;
  startsAt: Date;
}

/** How long before a round a reminder goes, and until when: then the next one does. */
const PERIODS = Object.fromEntries(
  REMINDERS.map(({ lead, aheadMs }, index) => [
    lead,
    { aheadMs, untilMs: REMINDERS[index + 1]?.aheadMs ?? 0 },
  ]),
) as Record<ReminderLead, { aheadMs: number; untilMs: number }>;

/** Rounds of which nobody was reminded, and whose people knew the time before the reminder was due. */
export async function dueReminders(
  db: Database,
  lead: ReminderLead,
  now: Date,
  limit: number,
): Promise<DueReminder[]> {
  const { aheadMs, untilMs } = PERIODS[lead];
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .select(['rounds.id', 'rounds.starts_at'])
    .where('rounds.cancelled_at', 'is', null)
    .where('applications.told_outcome', 'is', null)
    .where('rounds.starts_at', '>', new Date(now.getTime() + untilMs))
    .where('rounds.starts_at', '<=', new Date(now.getTime() + aheadMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('round_reminders')
            .select('lead')
            .whereRef('round_id', '=', 'rounds.id')
            .whereRef('round_reminders.starts_at', '=', 'rounds.starts_at')
            .where('lead', '=', lead),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('round_events')
            .select('round_events.id')
            .whereRef('round_id', '=', 'rounds.id')
            .where('act', 'in', ['booked', 'moved'])
            .whereRef('round_events.starts_at', '=', 'rounds.starts_at')
            .where(
              sql<boolean>`round_events.at > rounds.starts_at - ${aheadMs}::float8 * interval '1 millisecond'`,
            ),
        ),
      ),
    )
    .orderBy('rounds.starts_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, starts_at: at }) => ({ roundId: id, startsAt: at! }));
}

/** Notes a reminder that is sent now; false if it was sent before. */
export async function noteReminder(
  tx: Database,
  { roundId, startsAt }: DueReminder,
  lead: ReminderLead,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('round_reminders')
    .values({ round_id: roundId, starts_at: startsAt, lead, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('lead')
    .executeTakeFirst();
  return row !== undefined;
}

/** Rounds still to come of applications that were closed, which their candidates know. */
export async function roundsOfClosed(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .select('rounds.id')
    .where('rounds.cancelled_at', 'is', null)
    .where('rounds.starts_at', '>', now)
    .where('applications.told_outcome', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
