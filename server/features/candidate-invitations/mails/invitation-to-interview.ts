import { daysInWords } from '#contract/shared/words.ts';
import { NEEDED } from '#server/features/applications/mail-words.ts';
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
  title: 'Invitation to an interview',
  about: 'To somebody whom the employer invites straight to the AI interview of a job.',
  placeholders: {
    ...INVITED_PLACEHOLDERS,
    opens_at:
      'The time when the interview opens, in the time zone of the person if we know it, otherwise in yours',
    open_days: 'For how many days the interview can be taken from then',
  },
  values: (data: InvitationMailData) => ({
    ...invitedValues(data),
    opens_at: momentInWords(data.interviewAt ?? data.expiresAt, data.timeZone),
    open_days: daysInWords(openDaysOf(data.interviewAt ?? data.expiresAt, data.expiresAt)),
  }),
  heading: () => 'You are invited to an interview',
  text: {
    subject: '{{ company_name }} invites you to an interview: {{ job_title }}',
    text: `{% if candidate_name %}Hello {{ candidate_name }},{% endif %}

{{ company_name }} would like to hear you for the position {{ job_title }} ({{ job_id }}).

The interview opens on {{ opens_at }} and can be taken for {{ open_days }} from then, at a time of your choice.

Follow the link to accept: register or sign in, make your profile and apply. Your interview is then scheduled at once.

${NEEDED}`,
  },
  action: (data) => ({ label: 'See the invitation', url: invitationUrl(data) }),
  samples: {
    'with a name': { ...SAMPLE_INVITATION, interviewAt: OPENS_AT },
    'without a name': { ...SAMPLE_INVITATION, interviewAt: OPENS_AT, candidateName: '' },
  },
});
