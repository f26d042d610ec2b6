import { hoursInWords } from '#contract/shared/words.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const confirmEmailMail = defineMail<{ name: string; hours: number; url: string }>({
  name: 'confirm-email',
  about: 'To the new address, when somebody asked to change the address of an account.',
  write: ({ name, hours, url }) => ({
    subject: 'Please confirm your new email address',
    heading: 'Your new email address',
    paragraphs: [
      `Hello ${name}, please confirm that your Roundone account is to use this address.`,
      `The link works for ${hoursInWords(hours)}. Until then the earlier address counts.`,
    ],
    action: { label: 'Confirm this address', url },
    footer: ['You did not ask for this? Then ignore this mail: nothing will happen.'],
  }),
  samples: {
    'a change': { name: 'Ada Example', hours: 24, url: 'http://localhost:3000/confirmEmail?token=sample' },
  },
});
