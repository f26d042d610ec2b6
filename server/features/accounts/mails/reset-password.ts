import { defineMail } from '#server/platform/mail/definition.ts';

export const resetPasswordMail = defineMail<{ name: string; url: string }>({
  name: 'reset-password',
  about: 'To the owner of an account, when somebody asked for a new password.',
  write: ({ name, url }) => ({
    subject: 'Reset your password',
    heading: 'A new password',
    paragraphs: [`Hello ${name}, here is the link you asked for.`, 'It works once, for one hour.'],
    action: { label: 'Choose a new password', url },
    footer: ['You did not ask for this? Then do nothing: your password stays as it is.'],
  }),
  samples: {
    'an account': { name: 'Ada Example', url: 'http://localhost:3000/resetPassword?token=sample' },
  },
});
