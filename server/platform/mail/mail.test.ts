import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { startLocalSmtp } from '#server/testing/local-smtp.ts';
import type { ReceivedMail } from '#server/testing/local-smtp.ts';
import { calendarInvite } from './calendar.ts';
import type { Invitation } from './calendar.ts';
import { renderHtml, renderText } from './message.ts';
import type { MailMessage } from './message.ts';
import { createSmtpMail } from './smtp.ts';

const message: MailMessage = {
  to: 'ada@example.org',
  subject: 'Your interview',
  heading: 'Your interview is scheduled',
  paragraphs: ['Dear Ada,', 'It begins at 10:30 & lasts <45> minutes.'],
  action: { label: 'Open', url: 'https://jobs.example.org/verify?token=a&b=c' },
  footer: ['To stop these mails: https://jobs.example.org/stop?x=1.'],
};
const invitation: Invitation = {
  uid: 'application-1@jobs.example.org',
  start: new Date('2026-11-21T10:30:00Z'),
  minutes: 45,
  summary: 'AI interview: Developer, Berlin; remote',
  description: 'Please be ready.\nGood luck',
  url: 'https://jobs.example.org/start',
  organizer: { name: 'Acme', email: 'no-reply@jobs.example.org' },
  attendee: { name: 'Ada', email: 'ada@example.org' },
  method: 'REQUEST',
  sequence: 2,
};

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function mailServer(reply?: (command: string) => string | null | undefined, timeoutMs?: number) {
  const server = await startLocalSmtp(reply);
  stop = server.close;
  const mail = createSmtpMail({
    smtpUrl: server.url,
    mailFrom: 'Roundone <no-reply@jobs.example.org>',
    log: pino({ level: 'silent' }),
    clock: { now: () => new Date('2026-11-20T09:00:00Z') },
    timeoutMs,
  });
  return { mail, received: server.received };
}

async function sent(changes: Partial<MailMessage> = {}): Promise<ReceivedMail> {
  const { mail, received } = await mailServer();
  await mail.send({ ...message, ...changes });
  expect(received).toHaveLength(1);
  return received[0]!;
}

describe('through a mail server', () => {
  test('arrives with its headers, a text part and an HTML part', async () => {
    const { from, recipients, data } = await sent({ messageId: 'interview/1:scheduled' });
    expect(from).toBe('no-reply@jobs.example.org');
    expect(recipients).toEqual(['ada@example.org']);
    const headers = headersOf(data);
    expect(headers).toContain('From: Roundone <no-reply@jobs.example.org>');
    expect(headers).toContain('To: ada@example.org');
    expect(headers).toContain('Subject: Your interview');
    expect(headers).toContain('Message-ID: <interview-1-scheduled@jobs.example.org>');
    expect(headers).toContain('Date: Fri, 20 Nov 2026 09:00:00 +0000');
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(data).toContain('Content-Type: text/plain; charset=utf-8');
    expect(data).toContain('Content-Type: text/html; charset=utf-8');
    expect(data).toContain('It begins at 10:30 & lasts <45> minutes.');
  });

  test('carries an invitation that mail programs recognise', async () => {
    const content = calendarInvite(invitation);
    const contentType = 'text/calendar; method=REQUEST';
    const { data } = await sent({ attachments: [{ filename: 'interview.ics', content, contentType }] });
    expect(data).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(data).toContain('interview.ics');
  });

  test('says how to unsubscribe with one click, where it can be', async () => {
    const unsubscribeUrl = 'https://jobs.example.org/unsubscribe?token=abc.def';
    const headers = headersOf((await sent({ unsubscribeUrl })).data);
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('a mail about the account offers no way to unsubscribe', async () => {
    expect((await sent()).data).not.toContain('List-Unsubscribe');
  });

  test('a line break in the subject begins no header of its own', async () => {
    const { data, recipients } = await sent({ subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nBody\u2028x' });
    expect(recipients).toEqual(['ada@example.org']);
    expect(headersOf(data).some((header) => /^bcc/i.test(header))).toBe(false);
    expect(headersOf(data)).toContain('Subject: Hello Bcc: eve@example.org Body x');
  });

  test.each([
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'nobody',
    '',
  ])('an address that is not exactly one is refused: %j', async (to) => {
    const { mail, received } = await mailServer();
    const refusal = {
      name: 'MailNotSent',
      retryable: false,
      message: expect.stringContaining('not a valid one'),
    };
    await expect(mail.send({ ...message, to })).rejects.toMatchObject(refusal);
    expect(received).toEqual([]);
  });

  test.each(["o'neil+jobs@example.co.uk", 'josé@exämple.de'])('%s is an address', async (to) => {
    expect((await sent({ to })).recipients).toHaveLength(1);
  });
});

describe('a mail server that', () => {
  test.each([
    ['refuses the connection', 'CONNECT', '554 No', true],
    ['refuses the sender', 'MAIL', '550 Not you', true],
    ['wants a login at the recipient', 'RCPT', '530 Authenticate first', true],
    ['refuses the recipient for good', 'RCPT', '550 No such person', false],
    ['asks to come back for the recipient', 'RCPT', '450 Greylisted', true],
    ['refuses the content', 'END', '554 Spam', false],
    ['never confirms', 'END', null, true],
    ['talks nonsense', 'RCPT', 'hello there', true],
  ])('%s is told from one that took the mail', async (_what, at, answer, retryable) => {
    const patienceMs = answer === null ? 200 : 20_000;
    const { mail } = await mailServer((command) => (command.startsWith(at) ? answer : undefined), patienceMs);
    await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailNotSent', retryable });
  });

  test('takes another password tells so, and may take the mail later', async () => {
    const server = await startLocalSmtp((command) => {
      if (command.startsWith('EHLO')) return '250-localhost\r\n250 AUTH PLAIN';
      return command.startsWith('AUTH') ? '535 5.7.8 Wrong password' : undefined;
    });
    stop = server.close;
    const mail = createSmtpMail({
      smtpUrl: server.url.replace('//', '//user:old-password@'),
      mailFrom: 'no-reply@jobs.example.org',
      log: pino({ level: 'silent' }),
      clock: { now: () => new Date() },
    });
    await expect(mail.send(message)).rejects.toMatchObject({
      retryable: true,
      message: expect.stringContaining('535 5.7.8 Wrong password'),
    });
  });

  test('is not there', async () => {
    const { mail } = await mailServer();
    await stop?.();
    stop = undefined;
    await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailNotSent', retryable: true });
  });
});

describe('a mail', () => {
  test('says the same in HTML, escaped, and in plain text', async () => {
    const html = await renderHtml({ ...message, heading: '<script>alert(1)</script>' });
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('lasts &lt;45&gt; minutes.');
    expect(html).toContain('href="https://jobs.example.org/verify?token=a&amp;b=c"');
    expect(html).toContain('href="https://jobs.example.org/stop?x=1"');
    expect(renderText(message)).toBe(
      [
        'Your interview is scheduled',
        'Dear Ada,',
        'It begins at 10:30 & lasts <45> minutes.',
        'Open:\nhttps://jobs.example.org/verify?token=a&b=c',
        '--\nTo stop these mails: https://jobs.example.org/stop?x=1.\n',
      ].join('\n\n'),
    );
  });

  test('links to web pages only', async () => {
    const action = { label: 'Open', url: 'javascript:alert(1)' };
    await expect(async () => renderHtml({ ...message, action })).rejects.toThrow(
      'may link to web pages only',
    );
  });
});

describe('an invitation', () => {
  const lines = (changes: Partial<Invitation> = {}) =>
    calendarInvite({ ...invitation, ...changes })
      .replaceAll('\r\n\t', '')
      .split('\r\n');

  test('names its event', () => {
    expect(lines()).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:application-1@jobs.example.org',
        'DTSTART:20261121T103000Z',
        'DURATION:PT45M',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
        'SUMMARY:AI interview: Developer\\, Berlin\\; remote',
        'DESCRIPTION:Please be ready.\\nGood luck',
        'ORGANIZER;CN="Acme":MAILTO:no-reply@jobs.example.org',
      ]),
    );
  });

  test('takes no properties from the texts of people', () => {
    const evil = 'x"\r\nATTENDEE:mailto:eve@example.org\u2028END:VEVENT';
    const names = (all: string[]) => all.map((line) => line.split(/[:;]/)[0]);
    const changed = lines({
      summary: evil,
      description: evil,
      organizer: { name: evil, email: 'a@b.c' },
      attendee: { name: evil, email: 'd@e.f' },
    });
    expect(names(changed)).toEqual(names(lines()));
  });
});

function headersOf(data: string): string[] {
  return data
    .slice(0, data.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
}
