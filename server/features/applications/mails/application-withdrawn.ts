import { PATHS } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { positionInWords } from '../mail-words.ts';

export const applicationWithdrawn = defineNotice<ApplicationMailData>({
  name: 'application-withdrawn',
  about: 'To the employer, when a candidate withdrew an application.',
  notice: 'application-withdrawn',
  write: (data) => ({
    subject: `Application withdrawn: ${data.candidateName} for ${data.designation}`,
    heading: 'An application was withdrawn',
    paragraphs: [
      `${data.candidateName} has withdrawn their application for ${positionInWords(data)}.`,
      ...(data.interviewAt ? ['Their interview will not take place.'] : []),
    ],
    action: { label: 'See the applications', url: `${data.publicUrl}${PATHS.applicationReceived}` },
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
