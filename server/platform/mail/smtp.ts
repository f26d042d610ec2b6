import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '#server/platform/clock.ts';
import type { Mail } from './mail.ts';
import { oneLine, renderHtml, renderText } from './message.ts';
import type { MailAttachment } from './message.ts';

const TIMEOUT_MS = 20_000;
/** How much of a mail server's reply is stored. */
const MESSAGE_MAX = 500;

/** The mail server did not accept an email. `retryable` says whether it may accept the same email later. */
export class MailNotSent extends Error {
  readonly retryable: boolean;
  constructor(message: string, retryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailNotSent';
    this.retryable = retryable;
  }
}

/** Sends email through the server of `smtpUrl` (`smtp://user:password@host:587`). Each step may take `timeoutMs`. */
export function createSmtpMail(options: {
  smtpUrl: string;
  mailFrom: string;
  log: Logger;
  clock: Clock;
  timeoutMs?: number;
}): Mail {
  const timeout = options.timeoutMs ?? TIMEOUT_MS;
  const transport = createTransport({
    url: options.smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    // An email consists only of the given texts. The library must not read files or addresses that they name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([A-Za-z0-9.-]+)/.exec(options.mailFrom)?.[1] ?? 'localhost';

  return {
    async send(message) {
      const to = oneRecipient(message.to);
      const html = await renderHtml(message);
      const attachments = message.attachments ?? [];
      const invitation = attachments.find((attachment) => attachment.contentType.startsWith('text/calendar'));
      try {
        await transport.sendMail({
          from: options.mailFrom,
          to: { name: '', address: to },
          subject: oneLine(message.subject),
          html,
          text: renderText(message),
          date: options.clock.now(),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(message.unsubscribeUrl !== undefined && unsubscribeHeaders(message.unsubscribeUrl)),
          },
          messageId: message.messageId === undefined ? undefined : messageIdHeader(message.messageId, host),
          icalEvent: invitation && {
            method: methodOf(invitation),
            filename: invitation.filename,
            content: invitation.content,
          },
          attachments: attachments.filter((attachment) => attachment !== invitation),
        });
      } catch (error) {
        const failure = notSent(error);
        options.log.warn({ err: error, retryable: failure.retryable }, 'a mail was not sent');
        throw failure;
      }
    },
  };
}

/** Returns the address. Throws unless it is exactly one address: a list or a header would reach other people. */
function oneRecipient(address: string): string {
  if (address.length > 320 || !/^[^\s\p{C}@<>(),;:"\\[\]]+@[^\s\p{C}@<>(),;:"\\[\]]+$/u.test(address)) {
    throw new MailNotSent('The mail was not sent because its address is not a valid one.', false);
  }
  return address;
}

/** RFC 2369 and RFC 8058: mail programs offer to unsubscribe in one click, without a page. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function messageIdHeader(id: string, host: string): string {
  const plain = id.replace(/[^\w.@+-]/g, '-');
  return plain.includes('@') ? `<${plain}>` : `<${plain}@${host}>`;
}

function methodOf(invitation: MailAttachment): 'REQUEST' | 'CANCEL' {
  return /method=cancel/i.test(invitation.contentType) ? 'CANCEL' : 'REQUEST';
}

/** A refusal of one of these commands is about this email: its recipient or its content. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** Replies that ask for another login. They are about our settings, no matter what the command was. */
const ABOUT_THE_LOGIN = [530, 534, 535, 538];

/**
 * An email is permanently refused only if a 5yz reply (RFC 5321, section 4.2.1) is about the email itself. The same
 * reply to the connection, the login or the sender is about the settings or the server, which the operator can fix.
 */
function notSent(error: unknown): MailNotSent {
  const { responseCode, command, message } = describe(error);
  const isFinal =
    responseCode >= 500 && ABOUT_THE_MAIL.includes(command) && !ABOUT_THE_LOGIN.includes(responseCode);
  return new MailNotSent(
    isFinal
      ? `The mail server refused the mail. ${message}`
      : `The mail server could not be reached or did not take the mail yet. ${message}`,
    !isFinal,
    { cause: error },
  );
}

function describe(error: unknown): { responseCode: number; command: string; message: string } {
  const { responseCode, command, message } = error as Partial<Record<string, unknown>>;
  return {
    responseCode: Number(responseCode ?? 0),
    command: String(command ?? ''),
    message: String(message ?? error).slice(0, MESSAGE_MAX),
  };
}
