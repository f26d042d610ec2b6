import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { resumable, routes, webRoutes } from '#server/features/features.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';

let world: World;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'roundone-web-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'es'));
  await writeFile(join(folder, 'es', 'index.html'), '<html lang="es"><head></head></html>');
  await writeFile(join(folder, 'index.html'), '<html><head><title>Roundone</title></head></html>');
  await writeFile(
    join(folder, '.vite', 'pages.json'),
    JSON.stringify([
      { pattern: '/open-jobs', scripts: ['assets/open-jobs.js'], styles: ['assets/open-jobs.css'] },
      { pattern: '/feedback/*', scripts: ['assets/feedback.js'], styles: [] },
      { pattern: '/parts/:name', scripts: ['assets/part.js'], styles: [] },
    ]),
  );
  app = await buildApp(world.ctx, { routes, resumable, webRoutes, authenticate, webDirectory: folder });
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const headOf = async (url: string) => (await app.inject({ url })).body;

test('a page names the files of its screen in its head', async () => {
  expect(await headOf('/open-jobs?designation=nurse')).toBe(
    '<html><head><title>Roundone</title><link rel="modulepreload" crossorigin href="/assets/open-jobs.js" /><link rel="stylesheet" crossorigin href="/assets/open-jobs.css" /></head></html>',
  );
  expect(await headOf('/OPEN-JOBS/')).toContain('/assets/open-jobs.js');
  expect(await headOf('/feedback')).toContain('/assets/feedback.js');
  expect(await headOf('/feedback/anything/below')).toContain('/assets/feedback.js');
  expect(await headOf('/parts/one')).toContain('/assets/part.js');
});

test('another address gets the page alone', async () => {
  for (const url of ['/nowhere', '/open-jobs-of-others', '/feedbacks', '/parts', '/parts/one/two'])
    expect(await headOf(url)).toBe('<html><head><title>Roundone</title></head></html>');
});

test('a page that has not changed is not sent again', async () => {
  const first = await app.inject({ url: '/open-jobs' });
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  const etag = String(first.headers.etag);
  const again = await app.inject({ url: '/open-jobs', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const other = await app.inject({ url: '/feedback', headers: { 'if-none-match': etag } });
  expect(other.statusCode).toBe(200);
});

test('a page is in the language that its reader chose, else in the one that the browser asks for', async () => {
  const read = async (headers: Record<string, string>) => {
    const { body, headers: own } = await app.inject({ url: '/open-jobs', headers });
    expect([own['cache-control'], own.vary]).toEqual(['no-cache', 'Accept-Language, Cookie']);
    return body.includes('lang="es"') ? 'es' : 'en';
  };
  expect(await read({})).toBe('en');
  expect(await read({ 'accept-language': 'ca, es-MX;q=0.9, en;q=0.5' })).toBe('es');
  expect(await read({ 'accept-language': 'es', cookie: 'other=es; language=en' })).toBe('en');
  expect(await read({ 'accept-language': 'en', cookie: 'language=es' })).toBe('es');
  expect(await read({ 'accept-language': 'es', cookie: 'language=xx' })).toBe('es');
  // There is no German build.
  expect(await read({ 'accept-language': 'de' })).toBe('en');
});
