import { defineMail } from '#server/platform/mail/definition.ts';

interface Data {
  subject: string;
  phone: string;
  email: string;
  message?: string | undefined;
}

export const messageToOperator = defineMail<Data>({
  name: 'message-to-operator',
  about: 'To the operator (OPERATOR_MAIL), when somebody used the page for contact or support.',
  write: ({ subject, phone, email, message }) => ({
    subject,
    heading: subject,
    paragraphs: [
      `E-mail: ${email}`,
      `Phone: ${phone}`,
      ...(message ? message.split(/\n{2,}/) : ['No message was left.']),
    ],
  }),
  samples: {
    'for support': {
      subject: 'Somebody asks for support',
      phone: '+49 30 901820',
      email: 'ada@example.org',
      message: 'My camera shows a black picture.\n\nIt works in other programs.',
    },
    'without a message': {
      subject: 'Somebody would like to be contacted',
      phone: '+49 30 901820',
      email: 'ada@example.org',
    },
  },
});
