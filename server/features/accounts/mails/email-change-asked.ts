import { daysInWords } from '#contract/shared/words.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { type EmailChange, SAMPLE_EMAIL_CHANGE, doneFromInWords } from '../sessions/done-from.ts';

export const emailChangeAsked = defineMail<EmailChange>({
  name: 'email-change-asked',
  about: 'To the address of an account, when somebody asked to change it.',
  write: ({ name, newEmail, days, url, ...done }) => ({
    subject: 'Your email address is about to change',
    heading: 'Your email address is about to change',
    paragraphs: [
      `Hello ${name}, somebody who knows your password asked that your account use ${newEmail} instead of this address. It happens as soon as the new address is confirmed.`,
      doneFromInWords(done),
      'This was you? Then there is nothing to do here.',
      `This was not you? Then choose a new password with the button below: it stops the change and ends every login. The link works for ${daysInWords(days)}.`,
    ],
    action: { label: 'This was not me', url },
  }),
  samples: { 'a change': SAMPLE_EMAIL_CHANGE },
});
