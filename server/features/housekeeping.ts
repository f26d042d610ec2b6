import { z } from 'zod';
import { vacuum } from '#server/database/database.ts';
import { forgetOldCounts } from '#server/features/accounts/email/mail-limits.ts';
import { deleteExpiredRegistrations } from '#server/features/accounts/registration/registration-store.ts';
import { forgetOldEmailChanges } from '#server/features/accounts/email/change-email.ts';
import { forgetDeadSessions } from '#server/features/accounts/sessions/sessions.ts';
import { deleteGuessesBefore } from '#server/features/accounts/sign-in/guess-store.ts';
import { GUESSES_FORGOTTEN_MS } from '#server/features/accounts/sign-in/guesses.ts';
import { deleteExpiredChallenges } from '#server/features/accounts/second-factor/second-factor-store.ts';
import { deleteExpired } from '#server/features/accounts/store.ts';
import { deleteExpiredLinks } from '#server/features/companies/invitation-store.ts';
import { digestTask, markNoShowsTask, remindTask } from '#server/features/applications/tasks.ts';
import { forgetOldInvitations } from '#server/features/candidate-invitations/mail-task.ts';
import { forgetUnconfirmedAlerts } from '#server/features/job-alerts/alerts.ts';
import { mailNewJobsTask } from '#server/features/job-alerts/mail-new-jobs.ts';
import { remindOfCardsTask } from '#server/features/rounds/cards/remind.ts';
import { forgetSpentRecordings } from '#server/features/interviews/forget-recordings.ts';
import { tendOffersTask } from '#server/features/offers/tasks.ts';
import { checkForUpdates } from '#server/features/operator/about.ts';
import { forgetOldExports } from '#server/features/privacy/export.ts';
import { eraseDueTask, retainTask } from '#server/features/privacy/tasks.ts';
import { questionFiguresTask } from '#server/features/pipeline/questions/make.ts';
import { refreshCalendarsTask, tendRoundsTask } from '#server/features/rounds/times/tasks.ts';
import { tidyRecordings } from '#server/features/rounds/recordings/forget.ts';
import { deleteExpiredSignOns } from '#server/features/sign-on/store.ts';
import { queueUnheardFilms } from '#server/features/uploads/captions/make-captions.ts';
import { deleteUnusedFiles } from '#server/features/uploads/delete-unused.ts';
import { forgetOldTokens } from '#server/features/tokens/tokens.ts';
import { forgetPastQuotas } from '#server/features/uploads/quota.ts';
import { queueWaitingScans } from '#server/features/uploads/scan.ts';
import { forgetOldDeliveries } from '#server/features/webhooks/deliveries.ts';
import { deliverDueTask } from '#server/features/webhooks/tasks.ts';
import type { Context } from '#server/platform/context.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { deleteAbandonedFolders } from '#server/platform/process/temporary-folder.ts';

export const tidyUp = defineTask({
  name: 'housekeeping.tidy-up',
  isLong: true,
  payload: z.object({}),
  retryLimit: 3,
});

export const housekeepingHandlers: TaskHandler[] = [
  taskHandler(tidyUp, async (ctx) => {
    const now = ctx.clock.now();
    await deleteExpired(ctx.db, now);
    await deleteGuessesBefore(ctx.db, new Date(now.getTime() - GUESSES_FORGOTTEN_MS));
    await deleteExpiredChallenges(ctx.db, now);
    await deleteExpiredRegistrations(ctx.db, now);
    await deleteExpiredLinks(ctx.db, now);
    await deleteExpiredSignOns(ctx.db, now);
    await forgetOldCounts(ctx);
    await forgetDeadSessions(ctx);
    await forgetOldEmailChanges(ctx);
    await deleteUnusedFiles(ctx);
    await forgetPastQuotas(ctx);
    await queueWaitingScans(ctx);
    await queueUnheardFilms(ctx);
    await forgetOldInvitations(ctx);
    await forgetUnconfirmedAlerts(ctx);
    await forgetSpentRecordings(ctx);
    await tidyRecordings(ctx);
    await forgetOldTokens(ctx);
    await forgetOldDeliveries(ctx);
    await forgetOldExports(ctx);
    await deleteAbandonedFolders(ctx.log);
    await checkForUpdates(ctx);
    await vacuum(ctx.db);
  }),
];

/**
 * Scheduled work.
 *
 * Each night: deletes expired and unused data, applies the companies' retention periods, computes the figures of
 * questions, looks for a newer version, and runs the vacuum, which the embedded database does not do by itself. Each
 * morning: emails with new jobs.
 *
 * Every few minutes: sends reminders of interviews, rounds and offers, reads members' calendars, expires offers, closes
 * applications whose interview was never taken, and runs erasures that are due. Every quarter of an hour: daily emails
 * about applications, and reminders to fill in scorecards. Every minute: retries events for webhooks.
 */
export async function scheduleHousekeeping(ctx: Context): Promise<void> {
  await ctx.tasks.every('17 3 * * *', tidyUp, {});
  await ctx.tasks.every('47 3 * * *', retainTask, {});
  await ctx.tasks.every('7 4 * * *', questionFiguresTask, {});
  await ctx.tasks.every('37 6 * * *', mailNewJobsTask, {});
  await ctx.tasks.every('*/5 * * * *', remindTask, {});
  await ctx.tasks.every('*/5 * * * *', tendRoundsTask, {});
  await ctx.tasks.every('*/5 * * * *', refreshCalendarsTask, {});
  await ctx.tasks.every('*/5 * * * *', markNoShowsTask, {});
  await ctx.tasks.every('*/15 * * * *', remindOfCardsTask, {});
  await ctx.tasks.every('*/5 * * * *', tendOffersTask, {});
  // In every time zone, 8 o'clock falls on a quarter of an hour.
  await ctx.tasks.every('*/15 * * * *', digestTask, {});
  await ctx.tasks.every('*/5 * * * *', eraseDueTask, {});
  await ctx.tasks.every('* * * * *', deliverDueTask, {});
}
