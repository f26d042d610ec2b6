import { type RawBuilder, sql } from 'kysely';
import { REMINDERS } from '#contract/account/notice-kinds.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type Lead = Schema['sent_reminders']['lead'];

const from = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
const ago = (column: string, milliseconds: number) =>
  sql`${sql.ref(column)} - ${milliseconds}::float8 * interval '1 millisecond'`;

/**
 * A reminder is sent from `aheadMs` before the opening until the next one is due, to people who knew the time by then.
 */
const opensIn = (aheadMs: number, untilMs: number) => (now: Date) =>
  sql<boolean>`interview_at > ${from(now, untilMs)} AND interview_at <= ${from(now, aheadMs)}
    AND decided_at <= ${ago('interview_at', aheadMs)}`;
const [DAY, HOUR] = REMINDERS;

/**
 * Which windows each email is about. Anything from more than a day ago is skipped, because the server was down. A
 * window of a single day has no email a day before it closes, because that is when it opens.
 */
const CONDITIONS: Record<Lead, (now: Date) => RawBuilder<boolean>> = {
  day: opensIn(DAY.aheadMs, HOUR.aheadMs),
  hour: opensIn(HOUR.aheadMs, 0),
  opened: (now) => sql<boolean>`interview_at <= ${now} AND interview_at > ${from(now, -DAY_MS)}
    AND interview_closes_at > ${now} AND decided_at < interview_at`,
  closing: (now) => sql<boolean>`interview_closes_at > ${now}
    AND interview_closes_at <= ${from(now, DAY_MS)}
    AND open_days > 1 AND decided_at < ${ago('interview_closes_at', DAY_MS)}`,
  closed: (now) => sql<boolean>`interview_closes_at < ${now} AND interview_closes_at > ${from(now, -DAY_MS)}`,
};

export interface DueMail {
  id: string;
  interviewAt: Date;
}

export async function dueMails(db: Database, lead: Lead, now: Date, limit: number): Promise<DueMail[]> {
  return db
    .selectFrom('applications')
    .select(['id', sql<Date>`interview_at`.as('interviewAt')])
    .where('status', '=', 'SCHEDULED')
    .where('told_status', '=', 'SCHEDULED')
    .where(CONDITIONS[lead](now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sent_reminders')
            .select('lead')
            .whereRef('application_id', '=', 'applications.id')
            .whereRef('sent_reminders.interview_at', '=', 'applications.interview_at')
            .where('lead', '=', lead),
        ),
      ),
    )
    .orderBy('interview_at')
    .limit(limit)
    .execute();
}

/** Records an email that is about to be sent. False if it was sent before. */
export async function noteMail(
  db: Database,
  { id, interviewAt }: DueMail,
  lead: Lead,
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('sent_reminders')
    .values({ application_id: id, interview_at: interviewAt, lead, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('lead')
    .executeTakeFirst();
  return row !== undefined;
}

/** If a window ends at another time, the candidate is told again before that time. */
export async function forgetClosingMails(db: Database, applicationId: string): Promise<void> {
  await db
    .deleteFrom('sent_reminders')
    .where('application_id', '=', applicationId)
    .where('lead', 'in', ['closing', 'closed'])
    .execute();
}
