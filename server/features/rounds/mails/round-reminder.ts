import * as said from '#contract/messages/en/round-mails.ts';
import type { ReminderLead } from '#contract/account/notice-kinds.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  ROUND_PLACEHOLDERS,
  type RoundMailData,
  SAMPLE_ROUND,
  TIME_PLACEHOLDER,
  roundValues,
  whenOf,
} from '../mail-data.ts';

export const roundReminder = defineCompanyMail({
  name: 'round-reminder',
  title: said.reminderName,
  about: said.reminderAbout,
  notice: 'round-reminder',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    ...TIME_PLACEHOLDER,
    within_the_hour: said.withinTheHourMeans,
  },
  values: ({ lead, ...data }: RoundMailData & { lead: ReminderLead }) => ({
    ...roundValues(data),
    starts_at: whenOf(data),
    within_the_hour: lead === 'hour' ? 'yes' : '',
  }),
  heading: ({ lead }) => (lead === 'day' ? said.comingHeading() : said.withinHourHeading()),
  text: {
    subject: said.reminderSubject,
    text: said.reminderText,
  },
  action: (data) => ({ label: said.see(), url: data.url }),
  samples: {
    'a day before': { ...SAMPLE_ROUND, lead: 'day' },
    'an hour before': { ...SAMPLE_ROUND, lead: 'hour' },
  },
});
