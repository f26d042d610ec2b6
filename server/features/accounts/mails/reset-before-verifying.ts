import * as common from '#contract/messages/en/common.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { RESET_WORKS_ONCE } from '../registration/link-hours.ts';
import {
  type Registered,
  SAMPLE_REGISTERED,
  registeredInWords,
} from '../registration/registered-in-words.ts';

export const resetBeforeVerifying = defineMail<Registered & { url: string }>({
  name: 'reset-before-verifying',
  about:
    'To the address of a registration that was not verified yet, when somebody asked for a new password.',
  write: ({ url, ...registered }) => ({
    subject: 'Reset your password',
    heading: 'A new password',
    paragraphs: [
      registeredInWords(registered),
      `If that was you: with this link you choose a new password, and your account is ready. ${RESET_WORKS_ONCE}`,
    ],
    action: { label: common.chooseNewPassword(), url },
    footer: [
      'You did not register, or not with this name and role? Then do nothing: without a link there is no account.',
    ],
  }),
  samples: {
    'a registration': {
      ...SAMPLE_REGISTERED,
      url: 'http://localhost:3000/resetPassword?token=sample',
    },
  },
});
