import * as said from '#contract/messages/en/candidate-invitation-mails.ts';

import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { openDaysOf } from '../state.ts';
import {
  INVITED_PLACEHOLDERS,
  type InvitationMailData,
  SAMPLE_INVITATION,
  invitationUrl,
  invitedValues,
} from '../mail-data.ts';

const OPENS_AT = new Date('2030-03-05T09:30:00Z');

export const invitationToInterview = defineCompanyMail({
  name: 'invitation-to-interview',
  title: said.toInterviewName,
  about: said.toInterviewAbout,
  placeholders: {
    ...INVITED_PLACEHOLDERS,
    opens_at: said.opensAtMeans,
    open_days: said.openDaysMeans,
  },
  values: (data: InvitationMailData) => ({
    ...invitedValues(data),
    opens_at: momentInWords(data.interviewAt ?? data.expiresAt, data.timeZone),
    open_days: said.days({ count: openDaysOf(data.interviewAt ?? data.expiresAt, data.expiresAt) }),
  }),
  heading: said.toInterviewHeading,
  text: { subject: said.toInterviewSubject, text: said.toInterviewText },
  action: (data) => ({ label: said.seeInvitation(), url: invitationUrl(data) }),
  samples: {
    'with a name': { ...SAMPLE_INVITATION, interviewAt: OPENS_AT },
    'without a name': { ...SAMPLE_INVITATION, interviewAt: OPENS_AT, candidateName: '' },
  },
});
