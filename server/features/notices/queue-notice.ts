import { NOTICES, type NoticeKind } from '#contract/notice-kinds.ts';
import { PATHS } from '#contract/paths.ts';
import type { Database } from '#server/database/database.ts';
import { recipientById } from '#server/features/accounts/mail-settings-store.ts';
import { queueMail } from '#server/features/accounts/mail-tasks.ts';
import { membersWithRole } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { NoticeMail } from '#server/platform/mail/definition.ts';
import { unsubscribeUrl } from './links.ts';

/**
 * Queues a notice, unless the person turned its kind off; inside a transaction it is sent only if that
 * commits. The mail says how to turn its kind off.
 */
export async function queueNotice<Data>(
  ctx: Context,
  db: Database,
  mail: NoticeMail<Data>,
  { userId, data, messageId }: { userId: string; data: Data; messageId: string },
): Promise<void> {
  const recipient = await recipientById(db, userId);
  if (!recipient || recipient.optOuts.includes(mail.notice)) return;
  const url = unsubscribeUrl(ctx, { userId, kind: mail.notice });
  const footer = noticeFooter(mail.notice, { url, publicUrl: ctx.config.publicUrl });
  await queueMail(ctx, db, mail, { to: recipient.email, data, messageId, unsubscribe: { footer, url } });
}

/** Queues a notice for each member who works with the applicants of a company: its owners and recruiters. */
export async function queueCompanyNotice<Data>(
  ctx: Context,
  db: Database,
  mail: NoticeMail<Data>,
  { companyId, data, messageId }: { companyId: string; data: Data; messageId: string },
): Promise<void> {
  for (const userId of await membersWithRole(db, companyId, ['owner', 'recruiter'])) {
    await queueNotice(ctx, db, mail, { userId, data, messageId: `${messageId}-${userId}` });
  }
}

/** The footer of a notice: how to turn its kind off. */
export function noticeFooter(
  kind: NoticeKind,
  { url, publicUrl }: { url: string; publicUrl: string },
): string[] {
  return [
    `You get this mail because you have an account at Roundone. To stop mails of this kind (${NOTICES[kind].title}): ${url}`,
    `To choose which mails you get: ${publicUrl}${PATHS.mailPreferences}`,
  ];
}
