import * as said from '#contract/messages/en/account-mails.ts';
import * as common from '#contract/messages/en/common.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { RESET_HOURS } from '../registration/link-hours.ts';
import {
  type Registered,
  SAMPLE_REGISTERED,
  registeredInWords,
} from '../registration/registered-in-words.ts';

export const resetBeforeVerifying = defineMail<Registered & { url: string }>({
  name: 'reset-before-verifying',
  about: said.pendingAbout,
  write: ({ url, ...registered }) => ({
    subject: said.resetSubject(),
    heading: said.resetHeading(),
    paragraphs: [registeredInWords(registered), said.pendingText({ hours: RESET_HOURS })],
    action: { label: common.chooseNewPassword(), url },
    footer: [said.pendingNotYou()],
  }),
  samples: {
    'a registration': {
      ...SAMPLE_REGISTERED,
      url: 'http://localhost:3000/resetPassword?token=sample',
    },
  },
});
