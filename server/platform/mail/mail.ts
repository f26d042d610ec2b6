import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import { renderHtml, renderText, type MailMessage } from './message.ts';
import { createSmtpMail } from './smtp.ts';
import { insertOutboxMail } from './store.ts';
import { hashToken } from '../secrets/hash-token.ts';

export type { MailMessage } from './message.ts';

export interface Mail {
  /** Resolves when the mail server or the outbox has accepted the email. Throws MailNotSent. */
  send(message: MailMessage): Promise<void>;
}

/**
 * Sends email through `smtpUrl`. Without it, stores emails in the outbox, which people at this machine read at
 * /outbox.
 */
export function createMail(options: {
  smtpUrl?: string;
  mailFrom: string;
  db: Database;
  log: Logger;
  clock: Clock;
}): Mail {
  const { smtpUrl, mailFrom, db, log, clock } = options;
  if (smtpUrl) return createSmtpMail({ smtpUrl, mailFrom, log, clock });
  return {
    async send(message) {
      const html = await renderHtml(message);
      await insertOutboxMail(db, {
        recipient: message.to,
        subject: message.subject,
        html,
        text: renderText(message),
        attachments: message.attachments ?? [],
        createdAt: clock.now(),
        messageId: message.messageId,
        tokenHash: tokenHashOf(message.action?.url),
      });
    },
  };
}

/** The hash of the token in a link's address. Null if it has no token. */
function tokenHashOf(url: string | undefined): string | null {
  const token = url === undefined ? null : URL.parse(url)?.searchParams.get('token');
  return token ? hashToken(token) : null;
}
