import * as said from '#contract/messages/en/account-mails.ts';
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
  about: said.factorAbout,
  write({ name, change }) {
    const [subject, sentence] = inWords(name, change);
    return {
      subject,
      heading: subject,
      paragraphs: [sentence],
      footer: [said.factorNotYou()],
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

/** Informs the owner about a change of the account's factors, in the same transaction. */
export async function mailFactorChange(
  ctx: Context,
  db: Database,
  user: { email: string; name: string },
  change: Change,
): Promise<void> {
  await queueMail(ctx, db, secondFactorChanged, { to: user.email, data: { name: user.name, change } });
}

function inWords(name: string, change: Change): [subject: string, sentence: string] {
  switch (change.what) {
    case 'totp-added':
      return [said.appAdded(), said.appAddedText({ name })];
    case 'totp-removed':
      return [said.appRemoved(), said.appRemovedText({ name })];
    case 'passkey-added':
      return [said.passkeyAdded(), said.passkeyAddedText({ name, passkey: change.name })];
    case 'passkey-removed':
      return [said.passkeyRemoved(), said.passkeyRemovedText({ name, passkey: change.name })];
    case 'codes-made':
      return [said.codesMade(), said.codesMadeText({ name })];
    case 'code-used':
      return [said.codeUsed(), said.codeUsedText({ name, left: change.left })];
  }
}
