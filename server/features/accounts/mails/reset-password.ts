import * as common from '#contract/messages/en/common.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { RESET_WORKS_ONCE } from '../registration/link-hours.ts';

export const resetPasswordMail = defineMail<{ name: string; url: string }>({
  name: 'reset-password',
  about: 'To the owner of an account, when somebody asked for a new password.',
  write: ({ name, url }) => ({
    subject: 'Reset your password',
    heading: 'A new password',
    paragraphs: [`Hello ${name}, here is the link you asked for.`, RESET_WORKS_ONCE],
    action: { label: common.chooseNewPassword(), url },
    footer: ['You did not ask for this? Then do nothing: your password stays as it is.'],
  }),
  samples: {
    'an account': { name: 'Ada Example', url: 'http://localhost:3000/resetPassword?token=sample' },
  },
});
