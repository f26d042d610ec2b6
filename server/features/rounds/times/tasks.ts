import { z } from 'zod';
import { MAIL_TRIES } from '#server/features/accounts/email/mail-tasks.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Emails one person about one event of a round. The queue stores no link: it is created when the email is sent. */
export const mailRoundTask = defineTask({
  name: 'rounds.mail',
  /** True for a member who no longer takes part. */
  payload: z.object({ eventId: z.string(), userId: z.string(), leaves: z.boolean() }),
  ...MAIL_TRIES,
});

export const mailReminderTask = defineTask({
  name: 'rounds.mail-reminder',
  payload: z.object({
    roundId: z.string(),
    userId: z.string(),
    /** The reminder is only about this time. */
    startsAt: z.string(),
    lead: z.enum(['day', 'hour']),
  }),
  ...MAIL_TRIES,
});

/** Sends due reminders, and cancels the rounds of applications that were closed. Runs every few minutes. */
export const tendRoundsTask = defineTask({
  name: 'rounds.tend',
  payload: z.object({}),
  retryLimit: 1,
});

/** Queues calendars that have not been read for a while. Runs every few minutes. */
export const refreshCalendarsTask = defineTask({
  name: 'rounds.refresh-calendars',
  payload: z.object({}),
  retryLimit: 1,
});

export const refreshCalendarTask = defineTask({
  name: 'rounds.refresh-calendar',
  isLong: true,
  payload: z.object({ memberId: z.string() }),
  retryLimit: 1,
});
