import * as said from '#contract/messages/en/account-mails.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { type DoneFrom, SAMPLE_DONE_FROM, doneFrom, doneFromInWords } from '../sessions/done-from.ts';
import { queueMail } from '../email/mail-tasks.ts';
import type { UserRow } from '../store.ts';

interface Data extends DoneFrom {
  name: string;
  restoredEmail: string;
  receiver: 'restored' | 'lost';
  publicUrl: string;
}

export const emailChangeUndone = defineMail<Data>({
  name: 'email-change-undone',
  about: said.undoneAbout,
  write({ name, restoredEmail, receiver, publicUrl, ...done }) {
    const isRestored = receiver === 'restored';
    return {
      subject: said.undoneSubject(),
      heading: said.undoneSubject(),
      paragraphs: [
        said.undoneText({ name, email: restoredEmail }),
        doneFromInWords(done),
        said.undoneFactors(),
        isRestored ? said.undoneSignIn() : said.undoneLost(),
      ],
      action: isRestored
        ? { label: said.goToSignIn(), url: `${publicUrl}${PATHS.login}` }
        : { label: said.writeToUs(), url: `${publicUrl}${PATHS.support}` },
    };
  },
  samples: {
    'to the address that counts again': sample('restored'),
    'to the address that no longer counts': sample('lost'),
  },
});

function sample(receiver: Data['receiver']): Data {
  return {
    ...SAMPLE_DONE_FROM,
    name: 'Ada Example',
    restoredEmail: 'ada@example.org',
    receiver,
    publicUrl: 'http://localhost:3000',
  };
}

/** Sent to both addresses, because the owner may read only one of them. */
export async function mailEmailChangeUndone(
  ctx: Context,
  db: Database,
  user: UserRow,
  { restoredEmail, lostEmail }: { restoredEmail: string; lostEmail: string | null },
  origin: Origin,
): Promise<void> {
  const { publicUrl } = ctx.config;
  const data = { ...doneFrom(origin), name: user.name, restoredEmail, publicUrl };
  await queueMail(ctx, db, emailChangeUndone, {
    to: restoredEmail,
    data: { ...data, receiver: 'restored' },
  });
  if (lostEmail === null) return;
  await queueMail(ctx, db, emailChangeUndone, { to: lostEmail, data: { ...data, receiver: 'lost' } });
}
