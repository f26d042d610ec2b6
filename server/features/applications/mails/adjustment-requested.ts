import { PATHS, pathWithJob } from '#contract/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { positionInWords } from '../mail-words.ts';

/** What is asked for and why is read behind the login, because others may read a mail too. */
export const adjustmentRequested = defineNotice<ApplicationMailData>({
  name: 'adjustment-requested',
  about: 'To the owners and recruiters, when a candidate asks for another way to hold the interview.',
  notice: 'adjustment-requested',
  write: (data) => ({
    subject: `A request about the interview for ${data.designation}`,
    heading: 'A candidate asks for an adjustment',
    paragraphs: [
      `${data.candidateName} asks for another way to hold the interview for ${positionInWords(data)}. Owners and recruiters alone read it.`,
    ],
    action: {
      label: 'Read the request',
      url: `${data.publicUrl}${pathWithJob(PATHS.applicationReceived, data.jobId)}`,
    },
  }),
  samples: { 'a request': SAMPLE_APPLICATION },
});

export async function mailAdjustmentRequested(
  ctx: Context,
  db: Database,
  applicationId: string,
  requestId: string,
): Promise<void> {
  const { data, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCompanyNotice(ctx, db, adjustmentRequested, {
    companyId: employerId,
    data,
    messageId: `adjustment-${requestId}`,
  });
}
