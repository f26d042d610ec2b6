import * as said from '#contract/messages/en/sign-on.ts';
import type { Database } from '#server/database/database.ts';
import {
  type DoneFrom,
  SAMPLE_DONE_FROM,
  doneFrom,
  doneFromInWords,
} from '#server/features/accounts/sessions/done-from.ts';
import { queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

interface Change {
  what: 'linked' | 'unlinked';
  /** The provider's name. */
  provider: string;
}

export const signOnChanged = defineMail<DoneFrom & { name: string; change: Change }>({
  name: 'sign-on-changed',
  about: said.mailAbout,
  write({ name, change: { what, provider }, ...done }) {
    const isLinked = what === 'linked';
    const subject = isLinked ? said.mailLinked() : said.mailUnlinked();
    const sentence = (isLinked ? said.mailLinkedText : said.mailUnlinkedText)({ name, provider });
    return {
      subject,
      heading: subject,
      paragraphs: [sentence, doneFromInWords(done)],
      footer: [said.mailNotYou()],
    };
  },
  samples: {
    'it was linked': {
      ...SAMPLE_DONE_FROM,
      name: 'Ada Example',
      change: { what: 'linked', provider: 'login.example.com' },
    },
    'it was removed': {
      ...SAMPLE_DONE_FROM,
      name: 'Ada Example',
      change: { what: 'unlinked', provider: 'login.example.com' },
    },
  },
});

/** Notifies the owner of the account, in the transaction of the change. */
export async function mailSignOnChanged(
  ctx: Context,
  db: Database,
  user: { email: string; name: string },
  change: Change,
  origin: Origin,
): Promise<void> {
  await queueMail(ctx, db, signOnChanged, {
    to: user.email,
    data: { ...doneFrom(origin), name: user.name, change },
  });
}
