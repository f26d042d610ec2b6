import { z } from 'zod';
import * as said from '#contract/messages/en/company-mails.ts';
import type { Database } from '#server/database/database.ts';
import {
  type Sending,
  MAIL_TRIES,
  forReader,
  handOver,
  messageOf,
  queuedMail,
} from '#server/features/accounts/email/mail-tasks.ts';
import type { Context } from '#server/platform/context.ts';
import { inLanguage } from '#server/platform/language.ts';
import type { MailOfCompany, MailText } from '#server/platform/mail/definition.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { withOwnText } from '#server/platform/mail/own-text.ts';
import { TemplateError } from '#server/platform/mail/template.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { mailText, noteFailedText } from './mail-text-store.ts';
import { companyById, languageIn } from './store.ts';

/**
 * Emails to candidates on behalf of a company. The company's own text is looked up when the email is sent, so the queue
 * stores both the email with our text and the values of its placeholders.
 */
const sendCompanyMail = defineTask({
  name: 'companies.send-mail',
  payload: z.object({
    companyId: z.string(),
    companyName: z.string(),
    /** The email's name in server/features/mails.ts. */
    mail: z.string(),
    values: z.record(z.string(), z.string()),
    message: queuedMail,
    /** A text written only for this email. It takes priority over the company's own text for this kind of email. */
    text: z.object({ subject: z.string(), text: z.string() }).optional(),
  }),
  ...MAIL_TRIES,
});

/** Queues an email of a company. Inside a transaction, it is sent only if that commits. */
export async function queueCompanyMail<Data>(
  ctx: Context,
  db: Database,
  mail: MailOfCompany<Data>,
  {
    company,
    text,
    ...sending
  }: Sending<Data> & { company: { id: string; name: string }; text?: MailText | undefined },
): Promise<void> {
  await ctx.tasks.queue(db, sendCompanyMail, {
    ...(await written(db, mail, company, sending)),
    ...(text ? { text } : {}),
  });
}

/** Sends an email of a company within a task. It is for emails with a link, because the queue never stores a link. */
export async function sendMailOfCompany<Data>(
  ctx: Context,
  mail: MailOfCompany<Data>,
  { company, ...sending }: Sending<Data> & { company: { id: string; name: string } },
): Promise<void> {
  const { message, ...about } = await written(ctx.db, mail, company, sending);
  await handOver(ctx, await withCompanyText(ctx, about, message));
}

/** The email with our text. */
async function written<Data>(
  db: Database,
  mail: MailOfCompany<Data>,
  company: { id: string; name: string },
  sending: Sending<Data>,
) {
  return forCandidate(db, { to: sending.to, companyId: company.id }, () => ({
    companyId: company.id,
    companyName: company.name,
    mail: mail.name,
    values: mail.values(sending.data),
    message: messageOf(mail, sending),
  }));
}

/** What `write` produces for a candidate: in their language, otherwise in the company's. */
export async function forCandidate<T>(
  db: Database,
  { to, companyId }: { to: string; companyId: string },
  write: () => T,
): Promise<T> {
  const company = await companyById(db, companyId);
  return forReader(db, { to, otherwiseIn: company ? languageIn(company) : 'en' }, write);
}

export const companyMailHandlers: TaskHandler[] = [
  taskHandler(sendCompanyMail, async (ctx, { message, ...about }) => {
    await handOver(ctx, await withCompanyText(ctx, about, message));
  }),
];

interface About {
  text?: MailText | undefined;
  companyId: string;
  companyName: string;
  mail: string;
  values: Record<string, string>;
}

/** The email with the company's text. It keeps our text if the company has none, or has one that cannot be rendered. */
async function withCompanyText<Message extends MailMessage>(
  ctx: Context,
  about: About,
  message: Message,
): Promise<Message> {
  const { companyId, companyName, mail, values } = about;
  const text = about.text ?? (await mailText(ctx.db, companyId, mail));
  if (text === null) return message;
  try {
    return inLanguage(message.language ?? 'en', () =>
      signedBy(companyName, withOwnText(message, text, values)),
    );
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const reason = error.message;
    ctx.log.warn({ companyId, mail }, 'the own text of a company could not be rendered, so ours was sent');
    if (about.text === undefined)
      await noteFailedText(ctx.db, { companyId, mail, text, reason, at: ctx.clock.now() });
    return message;
  }
}

/** Readers must be able to tell who wrote the text. */
export const signedBy = <Message extends Pick<MailMessage, 'footer'>>(
  companyName: string,
  message: Message,
): Message => ({
  ...message,
  footer: [said.signedBy({ company: companyName }), ...(message.footer ?? [])],
});
