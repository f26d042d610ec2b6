import { DAILY_HOUR, DAILY_KIND, memberRolesOfNotice } from '#contract/account/notice-kinds.ts';
import { inTransaction } from '#server/database/database.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { localTime, startOfDay } from '#server/platform/text/local-time.ts';
import { type DigestedJob, applicationsOfDay } from '../mails/applications-of-day.ts';
import { digestedJobs, takeEntries, waitingForDigest } from '../digest-store.ts';

/**
 * Sends the daily emails that are due: from 8 o'clock in the person's time zone, with the applications of the days
 * before. The entries in an email are deleted in the transaction that queues it, so that each is sent only once, by any
 * process. After downtime, one email covers all days.
 */
export async function sendDigests(ctx: Context): Promise<void> {
  for (const { userId, oldest } of await waitingForDigest(ctx.db)) await sendIfDue(ctx, userId, oldest);
}

async function sendIfDue(ctx: Context, userId: string, oldest: Date): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const recipient = await recipientById(tx, userId);
    if (!recipient) return;
    const { hour, day } = localTime(now, recipient.timeZone);
    const today = startOfDay(now, recipient.timeZone);
    if (hour < DAILY_HOUR || oldest >= today) return;
    const applicationIds = await takeEntries(tx, userId, today);
    const roles = memberRolesOfNotice(DAILY_KIND);
    const rows = await digestedJobs(tx, { userId, applicationIds, roles });
    if (rows.length === 0) return;
    const jobs = [...Map.groupBy(rows, ({ jobId }) => jobId).values()].map((applicants): DigestedJob => ({
      jobId: applicants[0]!.jobId,
      designation: applicants[0]!.designation,
      alternateId: applicants[0]!.alternateId,
      names: applicants.map(({ candidateName }) => candidateName),
    }));
    await queueNotice(ctx, tx, applicationsOfDay, {
      userId,
      data: { jobs, publicUrl: ctx.config.publicUrl },
      messageId: `applications-${userId}-${day}`,
    });
  });
}
