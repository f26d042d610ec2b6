import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { testDatabase } from '#server/testing/database.ts';
import { createMail } from './mail.ts';
import type { Mail } from './mail.ts';
import { registerOutbox } from './outbox.ts';
import { listOutbox } from './store.ts';

let db: Database;
let mail: Mail;
let app: FastifyInstance;
let now: Date;

beforeAll(async () => {
  ({ db } = await testDatabase());
  mail = createMail({
    mailFrom: 'Roundone <no-reply@localhost>',
    db,
    log: pino({ level: 'silent' }),
    clock: { now: () => now },
  });
  app = fastify();
  registerOutbox(app, { db });
  await app.ready();
});
afterAll(() => app.close());
beforeEach(async () => {
  await db.deleteFrom('outbox_mails').execute();
  now = new Date('2026-03-01T12:00:00Z');
});

const send = (subject: string, more: { messageId?: string; to?: string; paragraphs?: string[] } = {}) =>
  mail.send({ to: 'ada@example.org', subject, heading: subject, paragraphs: ['Hello.'], ...more });

describe('without a mail server', () => {
  test('mails are kept, newest first, and read page by page', async () => {
    for (let i = 1; i <= 5; i++) {
      // Two emails have each time, so that a page boundary also falls between emails of the same time.
      now = new Date(Date.UTC(2026, 2, 1, 12, 0, Math.floor(i / 2)));
      await send(`Mail ${i}`);
    }
    const subjects: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listOutbox(db, { limit: 2, cursor });
      subjects.push(...page.mails.map(({ subject }) => subject));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(subjects.toSorted()).toEqual(['Mail 1', 'Mail 2', 'Mail 3', 'Mail 4', 'Mail 5']);
    expect(subjects.at(-1)).toBe('Mail 1');
    expect(subjects.slice(0, 2).toSorted()).toEqual(['Mail 4', 'Mail 5']);
  });

  test('a mail that a repeated task sends again is there once', async () => {
    await send('Scheduled', { messageId: 'application-1/scheduled' });
    await send('Scheduled', { messageId: 'application-1/scheduled' });
    await send('Scheduled', { messageId: 'application-2/scheduled' });
    expect((await listOutbox(db, { limit: 10 })).mails).toHaveLength(2);
  });
});

describe('/outbox', () => {
  test('shows each mail with its text and links, escaped', async () => {
    await mail.send({
      to: 'ada@example.org',
      subject: '<script>alert(1)</script>',
      heading: 'Verify',
      paragraphs: ['A <b> & more'],
      action: { label: 'Verify', url: 'http://localhost:3000/verifyEmail?token=a&x="><i>' },
      attachments: [{ filename: 'a.ics', content: '</pre><img src=x>', contentType: 'text/calendar' }],
    });
    const page = await app.inject('/outbox');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).toContain('<a href="http://localhost:3000/verifyEmail?token=a&amp;x=%22%3E%3Ci%3E">');
    expect(page.body).toContain(
      'To ada@example.org, <time datetime="2026-03-01T12:00:00.000Z">2026-03-01 12:00 UTC',
    );
    expect(page.body).toContain('A &lt;b&gt; &amp; more');
    expect(page.body).not.toMatch(/<script|<img|<i>/);
  });

  test('gives a mail its own frame, where nothing runs', async () => {
    await send('Hello');
    const src = /src="(\/outbox\/[^"]+)"/.exec((await app.inject('/outbox')).body)?.[1];
    const framed = await app.inject(src ?? '');
    expect(framed.statusCode).toBe(200);
    expect(framed.body).toContain('<h1');
    expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect((await app.inject('/outbox/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await app.inject('/outbox/x')).statusCode).toBe(404);
  });

  test('leads from page to page', async () => {
    for (let i = 0; i < 51; i++) await send(`Mail ${i}`);
    const next = /href="(\/outbox\?cursor=[^"]+)"/.exec((await app.inject('/outbox')).body)?.[1];
    const second = await app.inject(next ?? '');
    expect(second.body.match(/<article>/g)).toHaveLength(1);
    expect(second.body).not.toContain('Older mails');
    expect((await app.inject('/outbox?cursor=nonsense')).body.match(/<article>/g)).toHaveLength(50);
  });

  test('is there as JSON too', async () => {
    await send('Hello');
    const { mails } = (await app.inject('/outbox.json')).json();
    expect(mails).toMatchObject([
      { recipient: 'ada@example.org', subject: 'Hello', text: 'Hello\n\nHello.\n' },
    ]);
  });

  test('is not there for a page whose name was pointed here, nor is one of its mails', async () => {
    await send('Secret');
    const { mails } = await listOutbox(db, { limit: 1 });
    for (const url of ['/outbox', '/outbox.json', `/outbox/${mails[0]?.id}`])
      expect((await app.inject({ url, headers: { host: 'evil.example.org' } })).statusCode).toBe(404);
  });
});
