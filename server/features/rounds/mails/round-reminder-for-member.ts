import * as said from '#contract/messages/en/round-mails.ts';
import type { ReminderLead } from '#contract/account/notice-kinds.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type RoundMailData, SAMPLE_FOR_MEMBER, aboutRound, whichRound } from '../mail-data.ts';

export const roundReminderForMember = defineNotice<RoundMailData & { lead: ReminderLead }>({
  name: 'round-reminder-for-member',
  about: said.reminderForMemberAbout,
  notice: 'round-reminder',
  write: (data) => ({
    subject: said.memberReminderSubject({ name: data.candidateName, job: data.designation }),
    heading: data.lead === 'day' ? said.memberComingHeading() : said.memberWithinHourHeading(),
    paragraphs: [said.memberReminderText(whichRound(data)), ...aboutRound(data)],
    action: { label: said.openRound(), url: data.url },
  }),
  samples: {
    'a day before': { ...SAMPLE_FOR_MEMBER, lead: 'day' },
    'an hour before': { ...SAMPLE_FOR_MEMBER, lead: 'hour' },
  },
});
