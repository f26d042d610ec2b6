import type { ReminderLead } from '#contract/notice-kinds.ts';
import type { Database } from '#server/database/database.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { NEEDED, interviewOf, interviewsUrl, openingInWords, positionInWords } from '../mail-words.ts';

export const interviewReminder = defineNotice<ApplicationMailData & { lead: ReminderLead }>({
  name: 'interview-reminder',
  about: 'To the candidate, a day and an hour before the interview opens.',
  notice: 'interview-reminder',
  write: ({ lead, ...data }) => ({
    subject: `Reminder: your interview for ${data.designation}`,
    heading: lead === 'day' ? 'Your interview is coming up' : 'Your interview opens within the hour',
    paragraphs: [
      `Dear ${data.candidateName}, this is about your interview for the position ${positionInWords(data)} at ${data.employerName}.`,
      openingInWords(data),
      NEEDED,
    ],
    action: { label: 'See my interviews', url: interviewsUrl(data) },
  }),
  samples: {
    'a day before': { ...SAMPLE_APPLICATION, lead: 'day' },
    'an hour before': { ...SAMPLE_APPLICATION, lead: 'hour' },
  },
});

/** Reminds the candidate of an interview that opens soon. */
export async function mailReminder(
  ctx: Context,
  db: Database,
  applicationId: string,
  lead: ReminderLead,
): Promise<void> {
  const { data, candidateId } = await applicationMailData(ctx, db, applicationId);
  await queueNotice(ctx, db, interviewReminder, {
    userId: candidateId,
    data: { ...data, lead },
    messageId: `reminder-${lead}-${applicationId}-${interviewOf(data).getTime()}`,
  });
}
