import { PATHS } from '#contract/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { positionInWords } from '../mail-words.ts';

export const applicationDeclined = defineNotice<ApplicationMailData>({
  name: 'application-declined',
  about: 'To the candidate, when the employer declined the application.',
  notice: 'application-declined',
  write: (data) => ({
    subject: `Your application for ${data.designation}`,
    heading: 'About your application',
    paragraphs: [
      `Dear ${data.candidateName},`,
      `${data.employerName} has decided not to go on with your application for the position ${positionInWords(data)}. A person made this decision, not a program.`,
      'Thank you for the time you gave it. We wish you well with the next one.',
    ],
    action: { label: 'See other open jobs', url: `${data.publicUrl}${PATHS.openJobs}` },
  }),
  samples: { 'an application': SAMPLE_APPLICATION },
});

/** Tells the candidate that the employer declined the application. */
export async function mailDeclined(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId } = await applicationMailData(ctx, db, applicationId);
  await queueNotice(ctx, db, applicationDeclined, {
    userId: candidateId,
    data,
    messageId: `declined-${applicationId}`,
  });
}
