import * as said from '#contract/messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { type EmailChange, SAMPLE_EMAIL_CHANGE, doneFromInWords } from '../sessions/done-from.ts';

export const emailChangeAsked = defineMail<EmailChange>({
  name: 'email-change-asked',
  about: said.askedAbout,
  write: ({ name, newEmail, days, url, ...done }) => ({
    subject: said.askedSubject(),
    heading: said.askedSubject(),
    paragraphs: [
      said.askedText({ name, email: newEmail }),
      doneFromInWords(done),
      said.wasYou(),
      said.askedNotYou({ days }),
    ],
    action: { label: said.notMe(), url },
  }),
  samples: { 'a change': SAMPLE_EMAIL_CHANGE },
});
