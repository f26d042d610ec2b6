import * as said from '#contract/messages/en/account-mails.ts';
import type { Role } from '#contract/shared/audience.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';

/** Details of a registration for emails to its address, so that the owner can tell whether they registered. */
export interface Registered {
  name: string;
  role: Role;
  registeredAt: Date;
}

export const registeredInWords = ({ name, role, registeredAt }: Registered) =>
  said.registered({ when: momentInWords(registeredAt, 'UTC'), role, name });

/** Sample data for the preview and the tests of emails. */
export const SAMPLE_REGISTERED: Registered = {
  name: 'Ada Example',
  role: 'candidate',
  registeredAt: new Date('2030-03-05T09:30:00Z'),
};
