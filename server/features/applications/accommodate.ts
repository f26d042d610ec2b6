import type { RequestOf } from '#contract/endpoint.ts';
import type { setAccommodation } from '#contract/interview.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { mailAccommodation } from './mails/interview-accommodation.ts';
import { setGranted } from './store.ts';
import { lockForAccommodation } from './window/window-store.ts';

/**
 * Grants a candidate more time for each answer, or proctoring that only records events and never ends the
 * interview. An interview that has begun keeps its settings. Repeating the call changes nothing. A candidate
 * who already got the mail about the interview gets a mail about the change too.
 */
export async function accommodate(
  ctx: Context,
  employerId: string,
  { applicationId, timeFactor, recordOnly }: RequestOf<typeof setAccommodation>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockForAccommodation(tx, employerId, applicationId);
    if (!application) throw notFound();
    if (application.time_factor === timeFactor && application.record_only === recordOnly) return;
    if (application.status !== 'PENDING' && application.status !== 'SCHEDULED')
      throw new Refusal(
        'application.decided',
        'This application is decided: an accommodation is granted before the interview.',
      );
    if (application.has_begun)
      throw new Refusal(
        'interview.already-begun',
        'The interview has begun already, so its conditions can no longer change.',
      );
    await setGranted(tx, applicationId, { time_factor: timeFactor, record_only: recordOnly });
    if (application.status === 'SCHEDULED') await mailAccommodation(ctx, tx, applicationId);
  });
}
