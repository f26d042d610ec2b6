import * as said from '#contract/messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { type EmailChange, SAMPLE_EMAIL_CHANGE, doneFromInWords } from '../sessions/done-from.ts';

export const emailChanged = defineMail<EmailChange>({
  name: 'email-changed',
  about: said.changedAbout,
  write: ({ name, newEmail, days, url, ...done }) => ({
    subject: said.changedSubject(),
    heading: said.changedSubject(),
    paragraphs: [
      said.changedText({ name, email: newEmail }),
      doneFromInWords(done),
      said.wasYou(),
      said.changedNotYou({ days }),
    ],
    action: { label: said.notMe(), url },
  }),
  samples: { 'a change': SAMPLE_EMAIL_CHANGE },
});
