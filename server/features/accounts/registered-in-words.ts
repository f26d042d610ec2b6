import type { Role } from '#contract/endpoint.ts';
import { ROLE_WORDS } from '#contract/texts.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';

/** What mails to a registered address say of the registration, so that its owner knows whether it is theirs. */
export interface Registered {
  name: string;
  role: Role;
  registeredAt: Date;
}

export const registeredInWords = ({ name, role, registeredAt }: Registered) =>
  `Somebody registered this address on ${momentInWords(registeredAt, 'UTC')} as ${ROLE_WORDS[role]}, with the name ${name}.`;

/** For the preview of mails and their tests. */
export const SAMPLE_REGISTERED: Registered = {
  name: 'Ada Example',
  role: 'candidate',
  registeredAt: new Date('2030-03-05T09:30:00Z'),
};
