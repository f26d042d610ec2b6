import * as said from '#contract/messages/en/application-mails.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { keepForDigest } from '../digest-store.ts';
import { positionInWords } from '../mail-words.ts';

export const applicationReceived = defineNotice<ApplicationMailData>({
  name: 'application-received',
  about: said.receivedAbout,
  notice: 'application-received',
  write: (data) => ({
    subject: said.receivedSubject({ name: data.candidateName, job: data.designation }),
    heading: said.receivedHeading(),
    paragraphs: [said.receivedText({ name: data.candidateName, position: positionInWords(data) })],
    action: {
      label: said.seeOneApplication(),
      url: `${data.publicUrl}${pathWithJob(PATHS.applicationReceived, data.jobId)}`,
    },
  }),
  samples: { 'an application': SAMPLE_APPLICATION },
});

/** Tells the members of the company about a new application: at once, or in the daily email. */
export async function mailReceived(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, employerId } = await applicationMailData(ctx, db, applicationId);
  const daily = await queueCompanyNotice(ctx, db, applicationReceived, {
    companyId: employerId,
    data,
    messageId: `received-${applicationId}`,
  });
  await keepForDigest(db, daily, { applicationId, receivedAt: ctx.clock.now() });
}
