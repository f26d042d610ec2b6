import * as said from '#contract/messages/en/job-alert-mails.ts';
import { z } from 'zod';
import { isLanguage } from '#contract/messages/languages.ts';
import { inTransaction } from '#server/database/database.ts';
import { forReader, queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import { publicJobUrl } from '#server/features/jobs/lists/present.ts';
import { searchOpenJobs } from '#server/features/jobs/lists/search.ts';
import { placeOf } from '#server/features/jobs/public/company-embed.ts';
import type { Context } from '#server/platform/context.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { alertUrl } from './alerts.ts';
import { newJobs } from './mails/new-jobs.ts';
import { readSearch, searchInWords } from './searches.ts';
import * as store from './store.ts';

const JOBS_IN_MAIL = 10;
/** New jobs beyond this number are not counted. */
const MOST_COUNTED = 1_000;

export const mailNewJobsTask = defineTask({
  name: 'job-alerts.mail-new-jobs',
  isLong: true,
  payload: z.object({}),
});

export const jobAlertsHandlers: TaskHandler[] = [
  taskHandler(mailNewJobsTask, async (ctx) => {
    for (const id of await store.alertsToRead(ctx.db)) await mailNewJobs(ctx, id);
  }),
];

/** Emails the matching jobs that were published since the last email. Sends nothing if there are none. */
async function mailNewJobs(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const alert = await store.lockAlert(tx, id);
    if (!alert || alert.confirmed_at === null) return;
    const at = ctx.clock.now();
    const { designation = '', ...filters } = readSearch(alert.search);
    const { rows, count, match } = await searchOpenJobs(
      tx,
      { designation, filters: { ...filters, postedAfter: alert.mailed_until } },
      { limit: JOBS_IN_MAIL },
      MOST_COUNTED,
    );
    // Similar results help someone who mistyped, but are not news for anyone else.
    if (rows.length === 0 || match === 'similar') return;
    const url = alertUrl(ctx, id);
    const reader = {
      to: alert.email,
      otherwiseIn: isLanguage(alert.language) ? alert.language : 'en',
    } as const;
    await queueMail(ctx, tx, newJobs, {
      ...reader,
      messageId: `job-alert-${id}-${alert.mailed_until.getTime()}`,
      data: {
        title: await forReader(tx, reader, () => searchInWords(tx, alert.search)),
        search: alert.search,
        count,
        jobs: rows.map((job) => ({
          designation: job.designation,
          company: job.employer_name,
          place: placeOf(job),
          url: publicJobUrl(ctx, job.alternate_id, 'job-alert'),
        })),
        publicUrl: ctx.config.publicUrl,
      },
      unsubscribe: {
        url,
        footer: () => [said.whyYou(), said.stop({ link: url })],
      },
    });
    await store.changeAlert(tx, id, { mailed_until: at });
  });
}
