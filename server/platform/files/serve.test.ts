import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles } from './disk.ts';
import { createLinkSigner } from './links.ts';
import type { FileLink } from './links.ts';
import { contentDisposition, rangeOf, registerFileRoutes } from './serve.ts';

const secret = new Uint8Array(32).fill(7);
const signer = createLinkSigner(secret);
const start = new Date('2026-03-01T12:00:00Z');
let now = start;
let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'serve-'));
  const files = createDiskFiles({ directory, log: pino({ level: 'silent' }) });
  await files.write('videos/one.mp4', Buffer.from('0123456789'));
  await files.write('empty.txt', Buffer.alloc(0));
  app = fastify();
  registerFileRoutes(app, { files, signer, clock: { now: () => now } });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

function link(changes: Partial<FileLink> = {}): string {
  now = start;
  const expiresAt = new Date(start.getTime() + 600_000);
  return signer.sign({
    key: 'videos/one.mp4',
    filename: 'one.mp4',
    mediaType: 'video/mp4',
    expiresAt,
    disposition: 'inline',
    ...changes,
  });
}

describe('a signed link', () => {
  test('serves the file, with headers that keep it from running anything', async () => {
    const answer = await app.inject(link());
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('0123456789');
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'content-disposition': 'inline; filename=one.mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=600',
      'accept-ranges': 'bytes',
    });
  });

  test('works until its moment, and not from then on', async () => {
    const url = link();
    now = new Date(start.getTime() + 599_999);
    expect((await app.inject(url)).statusCode).toBe(200);
    now = new Date(start.getTime() + 600_000);
    const late = await app.inject(url);
    expect(late.statusCode).toBe(404);
    expect(late.body).toBe('This link is no longer valid. Please go back to the page where you found it.');
  });

  test('does not work when any character of it was changed, or when another secret signed it', async () => {
    const url = link();
    for (let i = '/files/'.length; i < url.length; i++) {
      const changed = url.slice(0, i) + (url[i] === 'A' ? 'B' : 'A') + url.slice(i + 1);
      const found = signer.verify(changed.slice('/files/'.length), start);
      // The last base64 character has unused bits: another spelling of the same signature is no forgery.
      if (found) expect(found).toEqual(signer.verify(url.slice('/files/'.length), start));
    }
    const foreign = createLinkSigner(new Uint8Array(32).fill(8));
    expect(foreign.verify(url.slice('/files/'.length), start)).toBeNull();
    for (const token of ['', '.', 'a', 'a.b', 'a.b.c', '..', '%00'])
      expect(signer.verify(token, start)).toBeNull();
    expect((await app.inject('/files/anything')).statusCode).toBe(404);
    expect((await app.inject('/files/../../etc/passwd')).statusCode).toBe(404);
  });

  test('to a file that is gone says so', async () => {
    const answer = await app.inject(link({ key: 'videos/gone.mp4' }));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('This file no longer exists.');
  });
});

describe('ranges', () => {
  const get = (range: string, more: Record<string, string> = {}) =>
    app.inject({ url: link(), headers: { range, ...more } });

  test.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('%s', async (range, body, contentRange) => {
    const answer = await get(range);
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      206,
      body,
      contentRange,
    ]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  test.each(['bytes=10-', 'bytes=-0'])('%s is not in the file', async (range) => {
    const answer = await get(range);
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test.each(['bytes=5-2', 'bytes=0-1,3-4', 'bytes=a-b'])('%s is ignored', async (range) => {
    const answer = await get(range);
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
  });

  test('of another state of the file gives all of it', async () => {
    const { headers } = await get('bytes=0-1');
    expect((await get('bytes=0-1', { 'if-range': String(headers.etag) })).statusCode).toBe(206);
    expect((await get('bytes=0-1', { 'if-range': '"another"' })).statusCode).toBe(200);
  });

  test('stay within the file whatever is asked', () => {
    const part = fc.option(fc.bigInt({ min: 0n, max: 10n ** 30n }), { nil: '' });
    fc.assert(
      fc.property(part, part, fc.nat(), (first, last, size) => {
        const range = rangeOf(`bytes=${first}-${last}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true);
      }),
    );
  });

  test('HEAD tells the size without the content', async () => {
    const answer = await app.inject({ method: 'HEAD', url: link() });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '10']);
    const empty = await app.inject(link({ key: 'empty.txt', mediaType: 'text/plain' }));
    expect([empty.statusCode, empty.body]).toEqual([200, '']);
  });
});

describe('what a browser is told of a file', () => {
  test.each([
    ['image/png', 'inline'],
    ['text/plain', 'inline'],
    ['application/pdf', 'attachment'],
    ['image/svg+xml', 'attachment'],
    ['text/html', 'attachment'],
  ])('%s opens as %s', async (mediaType, disposition) => {
    const { headers } = await app.inject(link({ mediaType }));
    expect(String(headers['content-disposition'])).toMatch(new RegExp(`^${disposition};`));
  });

  test('a media type that is none is not passed on', async () => {
    const { headers } = await app.inject(link({ mediaType: 'text/html\r\nX-Injected: 1' }));
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['x-injected']).toBeUndefined();
  });

  test.each([
    ['Resume of Ada.pdf', 'attachment; filename="Resume of Ada.pdf"'],
    ['../../etc/passwd', 'attachment; filename=passwd'],
    ['resume.pdf\u0000.exe', 'attachment; filename=resume.pdf.exe'],
    ['resume\u202efdp.exe', 'attachment; filename=resumefdp.exe'],
    ['file\r\nX-Injected: 1.pdf', 'attachment; filename="fileX-Injected_ 1.pdf"'],
    ['"><img src=x onerror=alert(1)>.pdf', 'attachment; filename="___img src=x onerror=alert(1)_.pdf"'],
    ['résumé.pdf', `attachment; filename=r_sum_.pdf; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`],
  ])('%j', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });

  test('any name makes a header that can be sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const header = contentDisposition('inline', name);
        expect(header).toMatch(
          /^inline; filename=("([\x20\x21\x23-\x5b\x5d-\x7e]|\\[\\"])+"|[\w.~!#$%&'*+^`|-]+)(; filename\*=UTF-8''[\w.~!#$&+^`|%-]+)?$/,
        );
        expect(header.length).toBeLessThan(2500);
      }),
    );
  });
});
