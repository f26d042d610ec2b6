import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATHS, STATIC_PAGES } from '#contract/shared/paths.ts';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes, webRoutes } from '#server/features/features.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { publicPages, staticPage } from '#web/public-pages/pages.tsx';
import { compressAssets } from '../../../scripts/compress-assets.mjs';
import { buildApp } from './app.ts';

/** The pages that are the same for everyone, as the server sends them. */

const ASSETS = { styles: '/assets/public.css', script: '/assets/public.js', fonts: [] };

let world: World;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'roundone-pages-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>App</title></head></html>');
  for (const name of STATIC_PAGES)
    await writeFile(join(folder, `${name}.html`), staticPage(name, '<title>Page</title>', ASSETS));
  await mkdir(join(folder, 'es'));
  await writeFile(join(folder, 'es', 'aboutUs.html'), '<html lang="es"><title>Quiénes somos</title></html>');
  await compressAssets(folder);
  app = await buildApp(world.ctx, {
    routes,
    webRoutes,
    authenticate,
    webDirectory: folder,
    publicPages: { pages: publicPages(ASSETS), folder },
  });
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['home', 'A first round where everyone is heard'],
  ['aboutUs', 'Trusted companies'],
  ['contactUs', 'This form needs JavaScript.'],
  ['support', 'This form needs JavaScript.'],
  ['terms', 'can be submitted once.'],
  ['policy', 'Who is responsible'],
  ['accessibility', 'Write to a person'],
  ['sitemap', 'Start here'],
  ['helpCandidates', 'You can read the <em>Open Jobs</em> without an account.'],
  ['helpRecruiters', 'Points we&#39;ll look for'],
  ['helpOwners', 'Legal hold.'],
  ['helpOperators', './roundone serve'],
] as const)('%s is whole without script, compressed, and asked for again', async (name, words) => {
  const url = PATHS[name];
  const plain = await app.inject(url);
  expect(plain.statusCode).toBe(200);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  for (const part of [words, '<h1', '<header', '<nav', '<main', '<footer', 'href="/jobs"'])
    expect([part, plain.body.includes(part)]).toEqual([part, true]);
  const small = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers['etag']) } });
  expect(again.statusCode).toBe(304);
});

test('the other addresses are screens of the web client', async () => {
  for (const url of ['/login', '/AboutUs/more', '/aboutus', '/candidate-dashboard'])
    expect((await app.inject(url)).body).toContain('<title>App</title>');
});

test('a page is in the language of its reader, if it was built in it', async () => {
  const read = async (url: string, languages: string) => {
    const { body, headers } = await app.inject({ url, headers: { 'accept-language': languages } });
    expect(headers.vary).toBe('Accept-Language, Cookie, accept-encoding');
    return /<html lang="(\w+)"/.exec(body)?.[1];
  };
  expect(await read(PATHS.aboutUs, 'es-AR')).toBe('es');
  expect(await read(PATHS.aboutUs, 'fr')).toBe('en');
  expect(await read(PATHS.support, 'es')).toBe('en');
});
