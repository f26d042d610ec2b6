import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { queueMail } from './mail-tasks.ts';

type Change =
  | { what: 'totp-added' | 'totp-removed' | 'codes-made' }
  | { what: 'passkey-added' | 'passkey-removed'; name: string }
  | { what: 'code-used'; left: number };

/** Tells the owner what changed about the ways into their account, in the transaction that changes it. */
export async function mailFactorChange(
  ctx: Context,
  db: Database,
  user: { email: string; name: string },
  change: Change,
): Promise<void> {
  const [subject, sentence] = inWords(change);
  await queueMail(ctx, db, {
    to: user.email,
    subject,
    heading: subject,
    paragraphs: [`Hello ${user.name}, ${sentence}`],
    footer: [
      'That was you? Then there is nothing to do. If it was not: somebody knows your password. Choose a new one with "Forgot password" on the login page, and look at your second factors.',
    ],
  });
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
