import * as said from '#contract/messages/en/privacy-mails.ts';
import { PATHS, receiptPath } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import type { UserRow } from '#server/features/accounts/store.ts';
import type { Context } from '#server/platform/context.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';

interface AskedErasure {
  name: string;
  due: string;
  accountUrl: string;
  receiptUrl: string;
}

export const erasureAsked = defineMail<AskedErasure>({
  name: 'erasure-asked',
  about: said.erasureAbout,
  write: ({ name, due, accountUrl, receiptUrl }) => ({
    subject: said.erasureHeading(),
    heading: said.erasureHeading(),
    paragraphs: [
      said.erasureText({ name, due }),
      said.erasureCancel(),
      said.erasureNotYou(),
      said.erasureReceipt(),
      receiptUrl,
    ],
    hasLinksInText: true,
    action: { label: said.toAccount(), url: accountUrl },
  }),
  samples: {
    'a week before': {
      name: 'Ada Lovelace',
      due: '12 Mar 2030, 10:00 AM (UTC)',
      accountUrl: 'http://localhost:3000/account',
      receiptUrl: 'http://localhost:3000/deleted?receipt=sample',
    },
  },
});

export async function mailErasureAsked(
  ctx: Context,
  tx: Database,
  user: UserRow,
  { receipt, dueAt }: { receipt: string; dueAt: Date },
): Promise<void> {
  const { publicUrl } = ctx.config;
  await queueMail(ctx, tx, erasureAsked, {
    to: user.email,
    data: {
      name: user.name,
      due: momentInWords(dueAt, user.time_zone ?? 'UTC'),
      accountUrl: `${publicUrl}${PATHS.account}`,
      receiptUrl: `${publicUrl}${receiptPath(receipt)}`,
    },
  });
}
