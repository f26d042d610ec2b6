import * as said from '#contract/messages/en/candidate-invitation-mails.ts';
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
  title: said.toApplyName,
  about: said.toApplyAbout,
  placeholders: {
    ...INVITED_PLACEHOLDERS,
    expires_at: said.expiresAtMeans,
  },
  values: (data: InvitationMailData) => ({
    ...invitedValues(data),
    expires_at: momentInWords(data.expiresAt, data.timeZone),
  }),
  heading: said.toApplyHeading,
  text: { subject: said.toApplySubject, text: said.toApplyText },
  action: (data) => ({ label: said.seeJob(), url: invitationUrl(data) }),
  samples: {
    'with a name': SAMPLE_INVITATION,
    'without a name': { ...SAMPLE_INVITATION, candidateName: '' },
  },
});
