import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import { countAccountMail } from '#server/features/accounts/mail-limits.ts';
import { recipientById } from '#server/features/accounts/mail-settings-store.ts';
import { queueMail } from '#server/features/accounts/mail-tasks.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import type { MailContent, MailText } from '#server/platform/mail/definition.ts';
import { Failure, notFound } from '#server/platform/outcome.ts';
import { sampleMail } from './mail-texts.ts';

/** Mails a text with sample values to the member who asked. Returns the address. */
export async function sendTest(
  ctx: Context,
  caller: EmployerCaller,
  wanted: MailText & { mail: string },
  { address }: Origin,
): Promise<string> {
  const content = await sampleMail(ctx, caller.companyId, wanted);
  const recipient = await recipientById(ctx.db, caller.id);
  if (!recipient) throw notFound();
  const to = recipient.email;
  const limit = await inTransaction(ctx.db, async (tx) => {
    const reached = await countAccountMail(ctx, tx, { purpose: 'test', to, address });
    if (reached === null) await queueMail(ctx, tx, testMail, { to, data: content });
    return reached;
  });
  if (limit === 'recipient') throw new Failure('mail.too-many', TEXTS.tooManyTestMails);
  if (limit === 'network') throw new Failure('mail.too-many-from-network', TEXTS.tooManyMailsFromNetwork);
  return to;
}

/** The mail as candidates get it, marked as a test. */
const testMail = {
  write: (content: MailContent): MailContent => ({
    ...content,
    subject: `Test: ${content.subject}`,
    footer: ['This is a test with made-up values. You sent it to yourself.', ...(content.footer ?? [])],
  }),
};
