import * as said from '#contract/messages/en/application-mails.ts';
import type { ReminderLead } from '#contract/account/notice-kinds.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import { LEADS_TO_INTERVIEW } from '../mail-placeholders.ts';
import { interviewAction, interviewOf } from '../mail-words.ts';

export const interviewReminder = defineCompanyMail({
  name: 'interview-reminder',
  title: said.reminderName,
  about: said.reminderAbout,
  notice: 'interview-reminder',
  placeholders: {
    ...LEADS_TO_INTERVIEW.placeholders,
    within_the_hour: said.withinHourMeans,
  },
  values: ({ lead, ...data }: ApplicationMailData & { lead: ReminderLead }) => ({
    ...LEADS_TO_INTERVIEW.values(data),
    within_the_hour: lead === 'hour' ? 'yes' : '',
  }),
  heading: ({ lead }) => (lead === 'day' ? said.reminderHeading() : said.hourHeading()),
  text: { subject: said.reminderSubject, text: said.reminderText },
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
