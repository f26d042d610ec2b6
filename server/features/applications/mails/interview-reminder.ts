import type { ReminderLead } from '#contract/notice-kinds.ts';
import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  OPENING,
  OPENING_PLACEHOLDERS,
  POSITION,
  applicationValues,
  openingValues,
} from '../mail-placeholders.ts';
import { NEEDED, interviewAction, interviewOf } from '../mail-words.ts';

export const interviewReminder = defineCompanyMail({
  name: 'interview-reminder',
  title: 'Reminder of an interview',
  about: 'To the candidate, a day and an hour before the interview opens.',
  notice: 'interview-reminder',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    ...OPENING_PLACEHOLDERS,
    within_the_hour: 'For a condition: empty in the mail a day before, not empty in the mail an hour before',
  },
  values: ({ lead, ...data }: ApplicationMailData & { lead: ReminderLead }) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
    within_the_hour: lead === 'hour' ? 'yes' : '',
  }),
  heading: ({ lead }) =>
    lead === 'day' ? 'Your interview is coming up' : 'Your interview opens within the hour',
  text: {
    subject: 'Reminder: your interview for {{ job_title }}',
    text: `Dear {{ candidate_name }}, this is about your interview for the position ${POSITION} at {{ company_name }}.

${OPENING}

${NEEDED}`,
  },
  action: (data) => interviewAction(data),
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
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewReminder, {
    userId: candidateId,
    companyId: employerId,
    data: { ...data, lead },
    sendUntil: interviewOf(data),
    messageId: `reminder-${lead}-${applicationId}-${interviewOf(data).getTime()}`,
  });
}
