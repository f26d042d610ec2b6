import { daysInWords } from '#contract/shared/words.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { type EmailChange, SAMPLE_EMAIL_CHANGE, doneFromInWords } from '../sessions/done-from.ts';

export const emailChanged = defineMail<EmailChange>({
  name: 'email-changed',
  about: 'To the earlier address of an account, when its address was changed.',
  write: ({ name, newEmail, days, url, ...done }) => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${name}, your account uses ${newEmail} from now on. This is the last mail to this address.`,
      doneFromInWords(done),
      'This was you? Then there is nothing to do.',
      `This was not you? Then take the account back with the button below: this address counts again, you choose a new password, and every login ends. The link works for ${daysInWords(days)}.`,
    ],
    action: { label: 'This was not me', url },
  }),
  samples: { 'a change': SAMPLE_EMAIL_CHANGE },
});
