import * as said from '#contract/messages/en/account-mails.ts';
import * as common from '#contract/messages/en/common.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { RESET_HOURS } from '../registration/link-hours.ts';

export const resetPasswordMail = defineMail<{ name: string; url: string }>({
  name: 'reset-password',
  about: said.resetAbout,
  write: ({ name, url }) => ({
    subject: said.resetSubject(),
    heading: said.resetHeading(),
    paragraphs: [said.resetText({ name }), said.resetWorksOnce({ hours: RESET_HOURS })],
    action: { label: common.chooseNewPassword(), url },
    footer: [said.resetNotYou()],
  }),
  samples: {
    'an account': { name: 'Ada Example', url: 'http://localhost:3000/resetPassword?token=sample' },
  },
});
