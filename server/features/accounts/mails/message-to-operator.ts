import * as said from '#contract/messages/en/account-mails.ts';
import { type Said, say } from '#contract/messages/message.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

interface Data {
  subject: Said;
  phone: string;
  email: string;
  message?: string | undefined;
}

export const messageToOperator = defineMail<Data>({
  name: 'message-to-operator',
  about: said.operatorAbout,
  write: ({ subject, phone, email, message }) => ({
    subject: say(subject),
    heading: say(subject),
    paragraphs: [
      said.fromEmail({ email }),
      said.fromPhone({ phone }),
      ...(message ? message.split(/\n{2,}/) : [said.noMessage()]),
    ],
  }),
  samples: {
    'for support': {
      subject: said.supportSubject,
      phone: '+49 30 901820',
      email: 'ada@example.org',
      message: 'My camera shows a black picture.\n\nIt works in other programs.',
    },
    'without a message': {
      subject: said.contactSubject,
      phone: '+49 30 901820',
      email: 'ada@example.org',
    },
  },
});
