import * as said from '#contract/messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const confirmEmailMail = defineMail<{ name: string; hours: number; url: string }>({
  name: 'confirm-email',
  about: said.confirmAbout,
  write: ({ name, hours, url }) => ({
    subject: said.confirmSubject(),
    heading: said.confirmHeading(),
    paragraphs: [said.confirmText({ name }), said.confirmHours({ hours })],
    action: { label: said.confirmButton(), url },
    footer: [said.confirmNotYou()],
  }),
  samples: {
    'a change': { name: 'Ada Example', hours: 24, url: 'http://localhost:3000/confirmEmail?token=sample' },
  },
});
