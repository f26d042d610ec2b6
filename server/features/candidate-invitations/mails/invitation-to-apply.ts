import { momentInWords } from '#server/platform/mail/moments.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  INVITED_PLACEHOLDERS,
  type InvitationMailData,
  SAMPLE_INVITATION,
  invitationUrl,
  invitedValues,
} from '../mail-data.ts';

export const invitationToApply = defineCompanyMail({
  name: 'invitation-to-apply',
  title: 'Invitation to apply',
  about: 'To somebody whom the employer invites to apply to a job.',
  placeholders: {
    ...INVITED_PLACEHOLDERS,
    expires_at:
      'Until when the invitation can be used, in the time zone of the person if we know it, otherwise in yours',
  },
  values: (data: InvitationMailData) => ({
    ...invitedValues(data),
    expires_at: momentInWords(data.expiresAt, data.timeZone),
  }),
  heading: () => 'You are invited to apply',
  text: {
    subject: '{{ company_name }} invites you to apply: {{ job_title }}',
    text: `{% if candidate_name %}Hello {{ candidate_name }},{% endif %}

{{ company_name }} invites you to apply for the position {{ job_title }} ({{ job_id }}).

Follow the link to read about the job. To apply, register or sign in, and make your profile. You can use the invitation until {{ expires_at }}.`,
  },
  action: (data) => ({ label: 'See the job', url: invitationUrl(data) }),
  samples: {
    'with a name': SAMPLE_INVITATION,
    'without a name': { ...SAMPLE_INVITATION, candidateName: '' },
  },
});
