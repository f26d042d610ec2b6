import * as said from '#contract/messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import {
  type Registered,
  SAMPLE_REGISTERED,
  registeredInWords,
} from '../registration/registered-in-words.ts';

export const verifyEmailMail = defineMail<Registered & { hours: number; url: string }>({
  name: 'verify-email',
  about: said.verifyAbout,
  write: ({ hours, url, ...registered }) => ({
    subject: said.verifySubject(),
    heading: said.verifyHeading({ name: registered.name }),
    paragraphs: [registeredInWords(registered), said.verifyText({ hours })],
    action: { label: said.verifyButton(), url },
    footer: [said.verifyNotYou()],
  }),
  samples: {
    'a registration': {
      ...SAMPLE_REGISTERED,
      hours: 72,
      url: 'http://localhost:3000/verifyEmail?token=sample',
    },
  },
});
