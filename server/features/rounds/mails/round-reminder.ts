import type { ReminderLead } from '#contract/account/notice-kinds.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  ABOUT_ROUND,
  ROUND_PLACEHOLDERS,
  type RoundMailData,
  SAMPLE_ROUND,
  TIME_PLACEHOLDER,
  roundValues,
  whenOf,
} from '../mail-data.ts';

export const roundReminder = defineCompanyMail({
  name: 'round-reminder',
  title: 'Reminder of a round',
  about: 'To the candidate, a day and an hour before a round begins.',
  notice: 'round-reminder',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    ...TIME_PLACEHOLDER,
    within_the_hour: 'For a condition: empty in the mail a day before, not empty in the mail an hour before',
  },
  values: ({ lead, ...data }: RoundMailData & { lead: ReminderLead }) => ({
    ...roundValues(data),
    starts_at: whenOf(data),
    within_the_hour: lead === 'hour' ? 'yes' : '',
  }),
  heading: ({ lead }) => (lead === 'day' ? 'Your round is coming up' : 'Your round begins within the hour'),
  text: {
    subject: 'Reminder: {{ round }} for {{ job_title }}',
    text: `Dear {{ candidate_name }}, {{ company_name }} meets you for the position {{ job_title }} ({{ job_id }}). {{ round }}.

It begins: {{ starts_at }}

${ABOUT_ROUND}`,
  },
  action: (data) => ({ label: 'See the round', url: data.url }),
  samples: {
    'a day before': { ...SAMPLE_ROUND, lead: 'day' },
    'an hour before': { ...SAMPLE_ROUND, lead: 'hour' },
  },
});
