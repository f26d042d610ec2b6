import type { ReminderLead } from '#contract/account/notice-kinds.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type RoundMailData, SAMPLE_FOR_MEMBER, aboutRound, roundInWords } from '../mail-data.ts';

export const roundReminderForMember = defineNotice<RoundMailData & { lead: ReminderLead }>({
  name: 'round-reminder-for-member',
  about: 'To those who take part in a round, a day and an hour before it begins.',
  notice: 'round-reminder',
  write: (data) => ({
    subject: `Reminder: ${data.candidateName}, ${data.designation}`,
    heading: data.lead === 'day' ? 'A round is coming up' : 'A round begins within the hour',
    paragraphs: [`You take part in the ${roundInWords(data)}. ${data.title}.`, ...aboutRound(data)],
    action: { label: 'Open the round', url: data.url },
  }),
  samples: {
    'a day before': { ...SAMPLE_FOR_MEMBER, lead: 'day' },
    'an hour before': { ...SAMPLE_FOR_MEMBER, lead: 'hour' },
  },
});
