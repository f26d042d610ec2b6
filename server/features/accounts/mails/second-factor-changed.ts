import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { queueMail } from '../email/mail-tasks.ts';

type Change =
  | { what: 'totp-added' | 'totp-removed' | 'codes-made' }
  | { what: 'passkey-added' | 'passkey-removed'; name: string }
  | { what: 'code-used'; left: number };

export const secondFactorChanged = defineMail<{ name: string; change: Change }>({
  name: 'second-factor-changed',
  about:
    'To the owner of an account, when a second factor or the recovery codes changed, or a code was used.',
  write({ name, change }) {
    const [subject, sentence] = inWords(change);
    return {
      subject,
      heading: subject,
      paragraphs: [`Hello ${name}, ${sentence}`],
      footer: [
        'That was you? Then there is nothing to do. If it was not: somebody knows your password. Choose a new one with "Forgot password" on the login page, and look at your second factors.',
      ],
    };
  },
  samples: {
    'an app was added': { name: 'Ada Example', change: { what: 'totp-added' } },
    'the app was removed': { name: 'Ada Example', change: { what: 'totp-removed' } },
    'a passkey was added': { name: 'Ada Example', change: { what: 'passkey-added', name: 'Laptop' } },
    'a passkey was removed': { name: 'Ada Example', change: { what: 'passkey-removed', name: 'Laptop' } },
    'codes were made': { name: 'Ada Example', change: { what: 'codes-made' } },
    'a code was used': { name: 'Ada Example', change: { what: 'code-used', left: 1 } },
  },
});

/** Informs the owner about a change of the account's factors, in the transaction that changes them. */
export async function mailFactorChange(
  ctx: Context,
  db: Database,
  user: { email: string; name: string },
  change: Change,
): Promise<void> {
  await queueMail(ctx, db, secondFactorChanged, { to: user.email, data: { name: user.name, change } });
}

function inWords(change: Change): [subject: string, sentence: string] {
  switch (change.what) {
    case 'totp-added':
      return [
        'An authenticator app was added',
        'from now on a code of your authenticator app is asked for when you sign in.',
      ];
    case 'totp-removed':
      return ['Your authenticator app was removed', 'its codes are no longer asked for when you sign in.'];
    case 'passkey-added':
      return ['A passkey was added', `the passkey "${change.name}" now opens your account.`];
    case 'passkey-removed':
      return ['A passkey was removed', `the passkey "${change.name}" no longer opens your account.`];
    case 'codes-made':
      return [
        'New recovery codes were made',
        'your account has new recovery codes. The earlier ones no longer work.',
      ];
    case 'code-used':
      return [
        'A recovery code was used',
        `one of your recovery codes was used to sign in. ${change.left} of them ${change.left === 1 ? 'is' : 'are'} left.`,
      ];
  }
}
