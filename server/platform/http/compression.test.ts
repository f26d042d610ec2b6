import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes, webRoutes } from '#server/features/features.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { compressAssets } from '../../../scripts/compress-assets.mjs';
import { buildApp } from './app.ts';

const SCRIPT = `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, i) => `word ${i}`))};`;
const PAGE = `<!doctype html><html lang="en"><head><title>Roundone</title></head><body>${'<p>Hello</p>'.repeat(200)}</body></html>`;

let world: World;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'roundone-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'small-1a2b.js'), 'export {};');
  await compressAssets(folder);
  app = await buildApp(world.ctx, { routes, webRoutes, authenticate, webDirectory: folder });
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(url: string, encodings?: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    url,
    headers: { ...headers, ...(encodings === undefined ? {} : { 'accept-encoding': encodings }) },
  });
  const encoding = answer.headers['content-encoding'];
  const bytes = answer.rawPayload;
  const text = (bytes.length === 0 ? bytes : plain(bytes, encoding)).toString();
  return { status: answer.statusCode, headers: answer.headers, encoding, text, length: bytes.length };
}

function plain(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}

describe.each([
  ['a built file', '/assets/main-1a2b.js', SCRIPT],
  ['the page of the web client', '/login', PAGE],
  ['JSON', '/api/master/getMasterCountry', null],
])('%s', (_, url, known) => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    [undefined, undefined],
  ])('is sent to whoever accepts %s as %s', async (accepted, wanted) => {
    const whole = known ?? (await read(url)).text;
    const { encoding, text, headers, length } = await read(url, accepted);
    expect(encoding).toBe(wanted);
    expect(text).toBe(whole);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    if (wanted !== undefined) expect(length).toBeLessThan(whole.length / 2);
  });
});

test('built files are stored by browsers for ever, pages are asked for again', async () => {
  const file = await read('/assets/main-1a2b.js', 'br');
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const page = await read('/login', 'br');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  const again = await read('/login', 'br', { 'if-none-match': String(page.headers['etag']) });
  expect([again.status, again.length]).toEqual([304, 0]);
});

test('a small file is sent as it is, and the compressed copies have no address', async () => {
  expect(await read('/assets/small-1a2b.js', 'br')).toMatchObject({
    encoding: undefined,
    text: 'export {};',
  });
  expect(await read('/assets/main-1a2b.js.br')).toMatchObject({ status: 404 });
});

describe('JSON', () => {
  test('below 1 kB is not compressed', async () => {
    const { encoding, headers } = await read('/api/health', 'br, gzip');
    expect(encoding).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
  });

  test('is described to a HEAD as to a GET', async () => {
    const url = '/api/master/getMasterCountry';
    const whole = await read(url, 'br');
    const head = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } });
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers['content-encoding']).toBe('br');
    expect(head.headers['content-length']).toBe(String(whole.length));
  });
});

test('files of people are never compressed, so that a range counts the stored bytes', async () => {
  const text = 'I have worked with children for nine years. '.repeat(100);
  const key = 'compression/letter.txt';
  await world.ctx.files.write(key, Buffer.from(text));
  const url = world.ctx.links.sign({
    key,
    mediaType: 'text/plain',
    filename: 'letter.txt',
    disposition: 'inline',
    expiresAt: new Date(world.ctx.clock.now().getTime() + 60_000),
  });
  const whole = await read(url, 'br, gzip');
  expect([whole.status, whole.encoding, whole.text]).toEqual([200, undefined, text]);
  const part = await read(url, 'br, gzip', { range: 'bytes=0-1499' });
  expect([part.status, part.encoding, part.text]).toEqual([206, undefined, text.slice(0, 1500)]);
});

test('the limit of calls a minute counts calls of the API, and no built file or page', async () => {
  const limitOf = async (url: string) => (await read(url)).headers['x-ratelimit-limit'];
  expect(await limitOf('/api/health')).toBe('3000');
  expect(await limitOf('/assets/small-1a2b.js')).toBeUndefined();
  expect(await limitOf('/jobs')).toBeUndefined();
});
