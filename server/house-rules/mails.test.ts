import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes } from '#server/features/features.ts';
import { mails, sampleMails } from '#server/features/mails.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { renderHtml, renderText } from '#server/platform/mail/message.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { type Rule, expectKept, filesIn, findings, product } from './sources.ts';

const DEFINES = /= define(?:Mail|Notice|CompanyMail)[<(]/g;

test('each mail has a file of its own, and server/features/mails.ts lists them all', () => {
  const files = product.flatMap((source) => findings(source, DEFINES)).map((found) => found.split(':')[0]!);
  expect(files).toEqual(filesIn('server/features/*/mails/*.ts'));
  expect(files.map((file) => file.replace(/^.*\/|\.ts$/g, '')).toSorted()).toEqual(
    mails.map(({ name }) => name).toSorted(),
  );
});

test('mails of that list are sent only by queueMail, queueNotice, queueCompanyNotice, queueCandidateNotice and sendMail', () => {
  const HOME = 'server/features/accounts/email/mail-tasks.ts';
  // The platform's own parts, and the file that defines these functions.
  const isPart = (file: string) => file.startsWith('server/platform/mail/');
  const made: Rule = (sources) =>
    sources
      .filter(({ file }) => file.startsWith('server/'))
      .flatMap((source) => [
        ...(isPart(source.file) || source.file === HOME
          ? []
          : findings(source, /\bmail\.send\(|\bcreateSmtpMail\(|\binsertOutboxMail\(/g)),
        ...findings(source, /name: 'mail\.send'/g),
        ...(isPart(source.file) || source.file.includes('/mails/') ? [] : findings(source, /\bheading: /g)),
      ]);
  expectKept(
    made,
    {
      'server/platform/mail/a.ts': 'mail.send(message)',
      'server/features/jobs/mails/a.ts': "{ heading: 'Hello' }",
      'server/features/jobs/a.ts': "mail.send({ heading: 'Hello' }); defineTask({ name: 'mail.send' });",
    },
    [
      'server/features/jobs/a.ts: mail.send(',
      "server/features/jobs/a.ts: name: 'mail.send'",
      'server/features/jobs/a.ts: heading: ',
    ],
    { allowed: [`${HOME}: heading: `, `${HOME}: name: 'mail.send'`] },
  );
});

describe.each(sampleMails('http://localhost:3000'))('the mail $name', ({ about, samples }) => {
  test('says whom it is for', () => {
    expect(about).toMatch(/^To .+\.$/);
  });

  test.each(samples)('$title: has a subject, HTML and text that say the same', async ({ content }) => {
    const message = { ...content, to: 'ada@example.org' };
    const html = await renderHtml(message);
    const text = renderText(message);
    const shown = html
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    expect(content.subject.trim()).not.toBe('');
    expect(content.paragraphs.length).toBeGreaterThan(0);
    for (const sentence of [content.heading, ...content.paragraphs]) {
      expect(shown).toContain(sentence);
      expect(text).toContain(sentence);
    }
    for (const part of [content.action?.url ?? '', ...(content.footer ?? [])]) expect(text).toContain(part);
    if (content.action) expect(shown).toContain(`href="${content.action.url}"`);
    expect(`${content.subject}${text}`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
  });
});

describe('the preview of mails', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ settings: { NODE_ENV: 'development' } });
  });
  afterAll(() => world.close());
  const get = (url: string, headers: Record<string, string> = { host: 'localhost' }) =>
    world.app.inject({ method: 'GET', url, headers });

  test('lists every mail, with its text and its HTML in light and in dark', async () => {
    const page = await get('/mail-preview');
    expect(page.statusCode).toBe(200);
    for (const { name } of mails) expect(page.body).toContain(`<h2>${name}</h2>`);
    expect(page.body).toContain('Good news, Ada Example: Example Works has invited you to interview');
    const addresses = [...page.body.matchAll(/src="(\/mail-preview\/[^"]+)"/g)].map((match) => match[1]!);
    expect(addresses.length).toBeGreaterThanOrEqual(2 * mails.length);
    for (const address of addresses) {
      const { statusCode, body } = await get(address);
      expect(statusCode).toBe(200);
      expect(body.includes('.paper {')).toBe(address.endsWith('/dark'));
    }
  });

  test('is for developers at this machine alone', async () => {
    expect((await get('/mail-preview', { host: 'jobs.example.org' })).statusCode).toBe(404);
    expect((await get('/mail-preview/password-changed/9/light')).statusCode).toBe(404);
    const config = loadConfig({ DATA_DIR: world.ctx.config.dataDirectory });
    const app = await buildApp({ ...world.ctx, config }, { routes, authenticate });
    expect((await app.inject({ url: '/mail-preview', headers: { host: 'localhost' } })).statusCode).toBe(404);
    await app.close();
  });
});
