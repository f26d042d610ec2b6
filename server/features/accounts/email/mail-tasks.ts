import { z } from 'zod';
import type { Language } from '#contract/messages/languages.ts';
import { language } from '#contract/messages/message.ts';
import { storedLanguage } from '#contract/shared/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { inLanguage } from '#server/platform/language.ts';
import type { Mail } from '#server/platform/mail/definition.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { MailNotSent } from '#server/platform/mail/smtp.ts';
import { FailedForGood, type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { chosenByAddress } from '../language.ts';

/**
 * How often an email is tried: for five days, as RFC 5321, section 4.5.4.1, recommends. The pauses grow to half an
 * hour. After that the email is kept as a failed task, which can be sent again.
 */
export const MAIL_TRIES = { queue: 'mail', retryLimit: 250, retryDelayMaxSeconds: 30 * 60 } as const;

/** An email as the queue stores it. */
export const queuedMail = z.object({
  to: z.string(),
  language: storedLanguage,
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  hasLinksInText: z.boolean().optional(),
  action: z.object({ label: z.string(), url: z.string() }).optional(),
  footer: z.array(z.string()).optional(),
  attachments: z
    .array(z.object({ filename: z.string(), content: z.string(), contentType: z.string() }))
    .optional(),
  messageId: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
  sendUntil: z.iso.datetime().optional(),
});

const sendTask = defineTask({ name: 'mail.send', payload: queuedMail, ...MAIL_TRIES });

/** The recipient and the data of an email. */
export interface Sending<Data> {
  to: string;
  data: Data;
  /** The same id for the same email, so that it is sent only once if the task is repeated. */
  messageId?: string;
  /** When the email is no longer true. The mail server may have been unavailable until then. */
  sendUntil?: Date | undefined;
  /** For an email that can be turned off: the footer that explains how, and the address to do it. */
  unsubscribe?: { footer: () => string[]; url: string };
  /**
   * Used if the recipient has not chosen a language. English by default, never the language of the person who caused
   * the email.
   */
  otherwiseIn?: Language;
}

/** Queues an email. Inside a transaction, it is sent only if that commits. */
export async function queueMail<Data>(
  ctx: Context,
  db: Database,
  mail: Pick<Mail<Data>, 'write'>,
  sending: Sending<Data>,
): Promise<void> {
  await ctx.tasks.queue(db, sendTask, await forReader(db, sending, () => messageOf(mail, sending)));
}

export const mailHandlers: TaskHandler[] = [taskHandler(sendTask, handOver)];

/** Sends an email within a task. Throws if the mail server may accept it later, so that the task is retried. */
export async function sendMail<Data>(ctx: Context, mail: Mail<Data>, sending: Sending<Data>): Promise<void> {
  await handOver(ctx, await forReader(ctx.db, sending, () => messageOf(mail, sending)));
}

/** What `write` produces, in the language of the recipient. */
export async function forReader<T>(
  db: Database,
  { to, otherwiseIn = 'en' }: Pick<Sending<unknown>, 'to' | 'otherwiseIn'>,
  write: () => T,
): Promise<T> {
  return inLanguage((await chosenByAddress(db, to)) ?? otherwiseIn, write);
}

/** An email with its data, recipient and footer, as it is sent. */
export function messageOf<Data>(
  mail: Pick<Mail<Data>, 'write'>,
  { to, data, messageId, unsubscribe, sendUntil }: Sending<Data>,
): z.output<typeof queuedMail> {
  const content = mail.write(data);
  return {
    ...content,
    to,
    language: language(),
    ...(messageId === undefined ? {} : { messageId }),
    ...(sendUntil === undefined ? {} : { sendUntil: sendUntil.toISOString() }),
    ...(unsubscribe ? { footer: unsubscribe.footer(), unsubscribeUrl: unsubscribe.url } : {}),
  };
}

/** Hands an email to the mail server, within a task. Throws if the server may accept it later. */
export async function handOver(
  ctx: Context,
  { sendUntil, ...message }: MailMessage & { sendUntil?: string | undefined },
): Promise<void> {
  if (sendUntil !== undefined && ctx.clock.now() > new Date(sendUntil)) {
    ctx.log.warn({ messageId: message.messageId }, 'a mail was not sent: what it says is not true any more');
    return;
  }
  try {
    await ctx.mail.send(message);
  } catch (error) {
    // It is not retried automatically, but kept, because the server may have been wrong.
    if (error instanceof MailNotSent && !error.retryable)
      throw new FailedForGood(error.message, { cause: error });
    throw error;
  }
}
