import * as said from '#contract/messages/en/notices.ts';
import { DAILY_KIND, NOTICES, type NoticeKind, memberRolesOfNotice } from '#contract/account/notice-kinds.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { type Sending, queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import { queueCompanyMail, sendMailOfCompany } from '#server/features/companies/company-mails.ts';
import { membersWithRole } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { CompanyMail, MailText, NoticeMail } from '#server/platform/mail/definition.ts';
import { unsubscribeUrl } from './links.ts';

interface Notice<Data> {
  userId: string;
  data: Data;
  messageId: string;
  /** When its content stops being true. */
  sendUntil?: Date | undefined;
}

/** Queues a notice in the transaction that causes it, unless the person turned its kind off. */
export async function queueNotice<Data>(
  ctx: Context,
  db: Database,
  mail: NoticeMail<Data>,
  notice: Notice<Data>,
): Promise<void> {
  const sending = await sendingOf(ctx, db, mail.notice, notice);
  if (sending) await queueMail(ctx, db, mail, sending);
}

/** For a candidate, on behalf of a company. `text` was written for this email only. */
export async function queueCandidateNotice<Data extends { employerName: string }>(
  ctx: Context,
  db: Database,
  mail: CompanyMail<Data>,
  { companyId, text, ...notice }: Notice<Data> & { companyId: string; text?: MailText | undefined },
): Promise<void> {
  const sending = await sendingOf(ctx, db, mail.notice, notice);
  const company = { id: companyId, name: notice.data.employerName };
  if (sending) await queueCompanyMail(ctx, db, mail, { ...sending, company, text });
}

/** The same within a task, for an email with a link: links are never stored in the queue. */
export async function sendCandidateNotice<Data extends { employerName: string }>(
  ctx: Context,
  mail: CompanyMail<Data>,
  { companyId, ...notice }: Notice<Data> & { companyId: string },
): Promise<void> {
  const sending = await sendingOf(ctx, ctx.db, mail.notice, notice);
  const company = { id: companyId, name: notice.data.employerName };
  if (sending) await sendMailOfCompany(ctx, mail, { ...sending, company });
}

/** How a notice is sent. Null if the person turned this kind off. */
export async function sendingOf<Data>(
  ctx: Context,
  db: Database,
  kind: NoticeKind,
  { userId, data, messageId, sendUntil }: Notice<Data>,
): Promise<Sending<Data> | null> {
  const recipient = await recipientById(db, userId);
  if (!recipient || recipient.optOuts.includes(kind)) return null;
  const url = unsubscribeUrl(ctx, { userId, kind });
  const footer = () => noticeFooter(kind, { url, publicUrl: ctx.config.publicUrl });
  return { to: recipient.email, data, messageId, sendUntil, unsubscribe: { footer, url } };
}

/** Returns the members who want it in their daily email instead. They get no notice. */
export async function queueCompanyNotice<Data>(
  ctx: Context,
  db: Database,
  mail: NoticeMail<Data>,
  { companyId, data, messageId }: { companyId: string; data: Data; messageId: string },
): Promise<string[]> {
  const daily: string[] = [];
  for (const userId of await membersWithRole(db, companyId, memberRolesOfNotice(mail.notice))) {
    if (mail.notice === DAILY_KIND && (await wantsDaily(db, userId))) daily.push(userId);
    else await queueNotice(ctx, db, mail, { userId, data, messageId: `${messageId}-${userId}` });
  }
  return daily;
}

async function wantsDaily(db: Database, userId: string): Promise<boolean> {
  const recipient = await recipientById(db, userId);
  return recipient !== null && recipient.applicationsDaily && !recipient.optOuts.includes(DAILY_KIND);
}

/** The footer of a notice: how to turn its kind off. */
export function noticeFooter(
  kind: NoticeKind,
  { url, publicUrl }: { url: string; publicUrl: string },
): string[] {
  return [
    said.footer({ kind: NOTICES[kind].title(), link: url }),
    said.chooseMails({ link: `${publicUrl}${PATHS.mailPreferences}` }),
  ];
}
