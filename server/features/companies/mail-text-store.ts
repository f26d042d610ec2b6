import type { Database } from '#server/database/database.ts';
import type { MailText } from '#server/platform/mail/definition.ts';

/** The texts of emails that companies wrote themselves. An email without a row here uses our text. */

interface OwnMailText extends MailText {
  mail: string;
  changedAt: Date;
  /** The name of the person who changed it. Null if that account was deleted. */
  changedBy: string | null;
  /** When and why an email was sent with our text instead. Null if that has not happened since the last change. */
  failure: { at: Date; reason: string } | null;
}

export async function mailTexts(db: Database, companyId: string): Promise<OwnMailText[]> {
  const rows = await db
    .selectFrom('company_mail_texts')
    .leftJoin('users', 'users.id', 'company_mail_texts.changed_by')
    .select([
      'mail',
      'subject',
      'body',
      'changed_at',
      'failed_at',
      'failure',
      'users.name as changed_by_name',
    ])
    .where('company_id', '=', companyId)
    .execute();
  return rows.map((row) => ({
    mail: row.mail,
    subject: row.subject,
    text: row.body,
    changedAt: row.changed_at,
    changedBy: row.changed_by_name,
    failure: row.failed_at && { at: row.failed_at, reason: row.failure },
  }));
}

/** A company's own text for an email. Null if it has none. */
export async function mailText(db: Database, companyId: string, mail: string): Promise<MailText | null> {
  const row = await db
    .selectFrom('company_mail_texts')
    .select(['subject', 'body'])
    .where('company_id', '=', companyId)
    .where('mail', '=', mail)
    .executeTakeFirst();
  return row ? { subject: row.subject, text: row.body } : null;
}

export async function saveMailText(
  db: Database,
  {
    companyId,
    mail,
    text,
    userId,
    at,
  }: { companyId: string; mail: string; text: MailText; userId: string; at: Date },
): Promise<void> {
  const columns = {
    subject: text.subject,
    body: text.text,
    changed_at: at,
    changed_by: userId,
    failed_at: null,
    failure: '',
  };
  await db
    .insertInto('company_mail_texts')
    .values({ company_id: companyId, mail, ...columns })
    .onConflict((conflict) => conflict.columns(['company_id', 'mail']).doUpdateSet(columns))
    .execute();
}

/** Returns whether there was a text to delete. */
export async function deleteMailText(db: Database, companyId: string, mail: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_mail_texts')
    .where('company_id', '=', companyId)
    .where('mail', '=', mail)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Records that this text could not be rendered, unless it has been changed in the meantime. */
export async function noteFailedText(
  db: Database,
  {
    companyId,
    mail,
    text,
    reason,
    at,
  }: { companyId: string; mail: string; text: MailText; reason: string; at: Date },
): Promise<void> {
  await db
    .updateTable('company_mail_texts')
    .set({ failed_at: at, failure: reason })
    .where('company_id', '=', companyId)
    .where('mail', '=', mail)
    .where('subject', '=', text.subject)
    .where('body', '=', text.text)
    .execute();
}
