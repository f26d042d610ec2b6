import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type Lead = Schema['sent_reminders']['lead'];

export interface DueReminder {
  applicationId: string;
  interviewAt: Date;
}

/**
 * Scheduled interviews that open between two times, were scheduled at least `aheadMs` before they open, and
 * have no reminder of this kind yet.
 */
export async function dueReminders(
  db: Database,
  lead: Lead,
  window: { after: Date; until: Date; aheadMs: number },
  limit: number,
): Promise<DueReminder[]> {
  return db
    .selectFrom('applications')
    .select(['id as applicationId', sql<Date>`interview_at`.as('interviewAt')])
    .where('status', '=', 'SCHEDULED')
    .where('interview_at', '>', window.after)
    .where('interview_at', '<=', window.until)
    .where(sql<boolean>`decided_at <= interview_at - ${window.aheadMs}::float8 * interval '1 millisecond'`)
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

/** Notes a reminder that is sent now; false if it was sent before. */
export async function noteReminder(
  db: Database,
  reminder: DueReminder & { lead: Lead; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('sent_reminders')
    .values({
      application_id: reminder.applicationId,
      interview_at: reminder.interviewAt,
      lead: reminder.lead,
      sent_at: reminder.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('lead')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an application is still scheduled for this time. Its row is locked until the transaction ends. */
export async function isStillScheduled(
  db: Database,
  { applicationId, interviewAt }: DueReminder,
): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('status', '=', 'SCHEDULED')
    .where('interview_at', '=', interviewAt)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
