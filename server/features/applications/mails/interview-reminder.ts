import type { ReminderLead } from '#contract/account/notice-kinds.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import { LEADS_TO_INTERVIEW, OPENING, POSITION } from '../mail-placeholders.ts';
import { NEEDED, interviewAction, interviewOf } from '../mail-words.ts';

export const interviewReminder = defineCompanyMail({
  name: 'interview-reminder',
  title: 'Reminder of an interview',
  about: 'To the candidate, a day and an hour before the interview opens.',
  notice: 'interview-reminder',
  placeholders: {
    ...LEADS_TO_INTERVIEW.placeholders,
    within_the_hour: 'For a condition: empty in the mail a day before, not empty in the mail an hour before',
  },
  values: ({ lead, ...data }: ApplicationMailData & { lead: ReminderLead }) => ({
    ...LEADS_TO_INTERVIEW.values(data),
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

export const mailReminder = (ctx: Context, db: Database, applicationId: string, lead: ReminderLead) =>
  mailCandidate(ctx, db, interviewReminder, applicationId, {
    more: { lead },
    per: (data) => `${lead}-${interviewOf(data).getTime()}`,
    until: interviewOf,
  });
