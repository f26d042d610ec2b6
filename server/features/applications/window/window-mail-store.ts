import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';

export type WindowLead = 'opened' | 'closing' | 'closed';

const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);

/**
 * Which windows each mail is about. What happened more than a day ago is told of no more: the server was away. One that is open for a single day has no mail a day before it closes, because it opens then.
 */
const CONDITIONS: Record<WindowLead, (now: Date) => RawBuilder<boolean>> = {
  opened: (now) => sql<boolean>`interview_at <= ${now} AND interview_at > ${before(now, DAY_MS)}
    AND interview_closes_at > ${now} AND decided_at < interview_at`,
  closing: (now) => sql<boolean>`interview_closes_at > ${now}
    AND interview_closes_at <= ${new Date(now.getTime() + DAY_MS)}
    AND open_days > 1 AND decided_at < interview_closes_at - ${DAY_MS}::float8 * interval '1 millisecond'`,
  closed: (now) =>
    sql<boolean>`interview_closes_at < ${now} AND interview_closes_at > ${before(now, DAY_MS)}`,
};

/** Scheduled interviews for which a mail about their window is due and was not sent. */
export async function dueWindows(
  db: Database,
  lead: WindowLead,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
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
  return rows.map(({ id }) => id);
}

/** A window that ends at another time is told of anew when that comes. */
export async function forgetClosingMails(db: Database, applicationId: string): Promise<void> {
  await db
    .deleteFrom('sent_reminders')
    .where('application_id', '=', applicationId)
    .where('lead', 'in', ['closing', 'closed'])
    .execute();
}
