import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { MailNotSent } from '#server/platform/mail/smtp.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';

/** A mail server may be away for a night. */
export const MAIL_RETRIES = 12;

const sendMail = defineTask({
  name: 'mail.send',
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    heading: z.string(),
    paragraphs: z.array(z.string()),
    action: z.object({ label: z.string(), url: z.string() }).optional(),
    footer: z.array(z.string()).optional(),
    attachments: z
      .array(z.object({ filename: z.string(), content: z.string(), contentType: z.string() }))
      .optional(),
    messageId: z.string().optional(),
    unsubscribeUrl: z.string().optional(),
  }),
  retryLimit: MAIL_RETRIES,
});

/** Queues a mail; inside a transaction it goes out only if that commits. */
export async function queueMail(ctx: Context, db: Database, message: MailMessage): Promise<void> {
  await ctx.tasks.queue(db, sendMail, message);
}

export const mailHandlers: TaskHandler[] = [taskHandler(sendMail, handOver)];

/** Sends a mail as a task does: what the mail server may take later throws, so that the task is tried again. */
export async function handOver(ctx: Context, message: MailMessage): Promise<void> {
  try {
    await ctx.mail.send(message);
  } catch (error) {
    // What the mail server will never take is not tried again; the log tells the operator.
    if (!(error instanceof MailNotSent) || error.retryable) throw error;
    ctx.log.error({ err: error, subject: message.subject }, 'the mail server refuses a mail for good');
  }
}
