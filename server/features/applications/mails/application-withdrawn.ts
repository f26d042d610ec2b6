import * as said from '#contract/messages/en/application-mails.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { positionInWords } from '../mail-words.ts';

export const applicationWithdrawn = defineNotice<ApplicationMailData>({
  name: 'application-withdrawn',
  about: said.withdrawnAbout,
  notice: 'application-withdrawn',
  write: (data) => ({
    subject: said.withdrawnSubject({ name: data.candidateName, job: data.designation }),
    heading: said.withdrawnHeading(),
    paragraphs: [
      said.withdrawnText({ name: data.candidateName, position: positionInWords(data) }),
      ...(data.interviewAt ? [said.withdrawnInterview()] : []),
    ],
    action: { label: said.seeTheApplications(), url: `${data.publicUrl}${PATHS.applicationReceived}` },
  }),
  samples: {
    'before an interview was scheduled': { ...SAMPLE_APPLICATION, interviewAt: null },
    'with an interview scheduled': SAMPLE_APPLICATION,
  },
});

export async function mailWithdrawn(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCompanyNotice(ctx, db, applicationWithdrawn, {
    companyId: employerId,
    data,
    messageId: `withdrawn-${applicationId}`,
  });
}
