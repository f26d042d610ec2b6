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
  /** What the provider is called. */
  provider: string;
}

export const signOnChanged = defineMail<DoneFrom & { name: string; change: Change }>({
  name: 'sign-on-changed',
  about: 'To the owner of an account, when a single sign-on was linked to it or removed from it.',
  write({ name, change: { what, provider }, ...done }) {
    const subject =
      what === 'linked' ? 'Single sign-on was linked to your account' : 'Single sign-on was removed';
    const sentence =
      what === 'linked'
        ? `Hello ${name}, from now on your sign-on with "${provider}" opens your account.`
        : `Hello ${name}, the sign-on with "${provider}" no longer opens your account.`;
    return {
      subject,
      heading: subject,
      paragraphs: [sentence, doneFromInWords(done)],
      footer: [
        'That was you? Then there is nothing to do. If it was not: choose a new password with "Forgot password" on the login page, and look at "Single sign-on" under Account.',
      ],
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

/** Informs the owner of the account, in the transaction of the change. */
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
