import { hoursInWords } from '#contract/shared/words.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import {
  type Registered,
  SAMPLE_REGISTERED,
  registeredInWords,
} from '../registration/registered-in-words.ts';

export const verifyEmailMail = defineMail<Registered & { hours: number; url: string }>({
  name: 'verify-email',
  about: 'To the address of a new registration; its link makes the account.',
  write: ({ hours, url, ...registered }) => ({
    subject: 'Please verify your email address',
    heading: `Welcome to Roundone, ${registered.name}`,
    paragraphs: [
      registeredInWords(registered),
      `If that was you: one click and your account is ready. The link works for ${hoursInWords(hours)}.`,
    ],
    action: { label: 'Activate my account', url },
    footer: [
      'You did not register, or not with this name and role? Then do nothing: without the link there is no account, and ' +
        'what was entered is deleted. Please do not follow the link, since it would activate an account that somebody ' +
        'else made.',
    ],
  }),
  samples: {
    'a registration': {
      ...SAMPLE_REGISTERED,
      hours: 72,
      url: 'http://localhost:3000/verifyEmail?token=sample',
    },
  },
});
