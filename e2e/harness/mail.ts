import { z } from 'zod';
import { LONGEST_WAIT_MS } from './longest-wait.ts';

const outbox = z.object({
  mails: z.array(
    z.object({
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      attachments: z.array(z.object({ filename: z.string(), content: z.string(), contentType: z.string() })),
      createdAt: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

export interface ReceivedMail extends z.output<typeof outbox.shape.mails.element> {
  /** The links in its text, in order. */
  links: string[];
}

export interface MailWanted {
  /** Part of the subject. If omitted, any subject matches. */
  subject?: string | RegExp;
  /** How long to wait for the email. By default, until something must be hanging. */
  withinMs?: number;
}

/** The newest email to a recipient in the outbox. Waits for it to arrive. */
export async function readMail(
  url: string,
  recipient: string,
  wanted: MailWanted = {},
): Promise<ReceivedMail> {
  const { subject = '', withinMs = LONGEST_WAIT_MS } = wanted;
  const deadline = performance.now() + withinMs;
  for (;;) {
    const { mails } = await readOutbox(url);
    const theirs = mails.filter((mail) => mail.recipient.toLowerCase() === recipient.toLowerCase());
    const mail = theirs.find((each) => each.subject.match(subject) !== null);
    if (mail) return { ...mail, links: mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [] };
    if (performance.now() > deadline) {
      const subjects = theirs.map((each) => each.subject).join(', ') || 'none';
      throw new Error(
        `No mail ${subject} for ${recipient} within ${withinMs / 1000} s; they have: ${subjects}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function readOutbox(url: string, cursor?: string) {
  const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`;
  const answer = await fetch(`${url}/outbox.json${query}`);
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}.`);
  return outbox.parse(await answer.json());
}

/** All emails in the outbox, newest first. */
export async function readAllMails(url: string) {
  const all: z.output<typeof outbox>['mails'] = [];
  let cursor: string | undefined;
  do {
    const page = await readOutbox(url, cursor);
    all.push(...page.mails);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
