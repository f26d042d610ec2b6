import { NOTICES, type NoticeKind } from '#contract/notices.ts';
import type { Database } from '#server/database/database.ts';
import { recipientById } from '#server/features/accounts/mail-settings-store.ts';
import { queueMail } from '#server/features/accounts/mail-tasks.ts';
import type { Context } from '#server/platform/context.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { unsubscribeUrl } from './links.ts';

export interface Notice {
  userId: string;
  kind: NoticeKind;
  message: Omit<MailMessage, 'to' | 'footer' | 'unsubscribeUrl'>;
}

/**
 * Queues a mail that tells of something, unless the person turned its kind off; inside a transaction it goes out only
 * if that commits. It says how to turn its kind off.
 */
export async function queueNotice(
  ctx: Context,
  db: Database,
  { userId, kind, message }: Notice,
): Promise<void> {
  const recipient = await recipientById(db, userId);
  if (!recipient || recipient.optOuts.includes(kind)) return;
  const url = unsubscribeUrl(ctx, { userId, kind });
  await queueMail(ctx, db, {
    ...message,
    to: recipient.email,
    footer: [
      `You get this mail because you have an account at Roundone. To stop mails of this kind (${NOTICES[kind].title}): ${url}`,
      `To choose which mails you get: ${ctx.config.publicUrl}/mail-preferences`,
    ],
    unsubscribeUrl: url,
  });
}
