import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes, webRoutes } from '#server/features/features.ts';
import { filesIn, textOf } from '#server/house-rules/sources.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { inLanguage } from '#server/platform/language.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { publicPages, staticPage } from '#web/public-pages/pages.tsx';

/** The guides as they arrive. */

const ASSETS = { styles: '/assets/public.css', script: '/assets/public.js', fonts: [] };
const GUIDES = ['helpCandidates', 'helpRecruiters', 'helpOwners', 'helpOperators'] as const;

let world: World;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startWorld();
  folder = mkdtempSync(join(tmpdir(), 'roundone-help-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');
  for (const language of ['en', 'es', 'de'] as const)
    for (const name of GUIDES) {
      const file = join(folder, language === 'en' ? '' : language, `${name}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        inLanguage(language, () => staticPage(name, '<title>Guide</title>', ASSETS)),
      );
    }
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
  rmSync(folder, { recursive: true });
});

/** What is in the middle of a page. */
async function read(url: string, languages = 'en') {
  const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': languages } });
  expect(statusCode).toBe(200);
  return {
    language: /<html lang="(\w+)"/.exec(body)?.[1],
    isHidden: body.includes('content="noindex"'),
    main: body.slice(body.indexOf('<main'), body.indexOf('</main>')),
  };
}
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!);

test('the guides are listed, and can be searched without script', async () => {
  const { main, isHidden } = await read('/help');
  expect(linksOf(main)).toEqual(['/help/candidates', '/help/recruiters', '/help/owners', '/help/operators']);
  expect(main).toContain('<form role="search" aria-label="Search the guides" action="/help" method="get">');
  expect(main).not.toContain('found');
  expect(isHidden).toBe(false);
});

test('a search finds the paragraphs that have all its words, in their parts', async () => {
  const { main, isHidden } = await read('/help?q=Second+CHANCE');
  expect(linksOf(main)).toContain('/help/candidates#when-something-fails');
  expect(linksOf(main)).toContain('/help/recruiters#answer-requests');
  expect(main).toMatch(/<h2[^>]*>3 results for “Second CHANCE”<\/h2>/);
  expect(main).toContain('You can ask for a second chance: the company can let you take it again');
  expect(main).not.toContain('The connection drops');
  expect(main).toContain('value="Second CHANCE"');
  expect(isHidden).toBe(true);
  expect((await read('/help?q=your+rights')).main).toContain('href="/help/candidates#your-rights"');
});

test('a search that finds nothing says so, and what to do next', async () => {
  const { main } = await read('/help?q=second+xylophone');
  expect(main).toContain('Nothing found for “second xylophone”');
  expect(linksOf(main)).toContain('/Support');
});

test('whatever is searched for is text', async () => {
  const hostile = '"><script>alert(1)</script>';
  const { main } = await read(`/help?q=${encodeURIComponent(hostile)}`);
  expect(main).toContain('Nothing found for “&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;”');
  expect(main).not.toContain('<script');
  expect((await read(`/help?q=${'a'.repeat(5_000)}`)).main).toContain(`“${'a'.repeat(100)}”`);
  for (const q of ['q=', 'q=%20', 'q=a&q=b', 'q=%00', 'other=1'])
    expect([q, (await read(`/help?${q}`)).main.includes('“')]).toEqual([q, false]);
  for (const q of ['(', '.*', '\\'])
    expect((await read(`/help?q=${encodeURIComponent(q)}`)).main).toContain(`Nothing found for “${q}”`);
});

test('candidates read their guide in their language, and everyone reads which guides are in English', async () => {
  const spanish = await read('/help/candidates', 'es-MX');
  expect(spanish.language).toBe('es');
  expect(spanish.main).toMatch(/<h1[^>]*>Para candidatos<\/h1>/);
  expect(spanish.main).toContain('<div lang="es"');
  expect(spanish.main).toContain('<h2 id="cuando-algo-falla">Cuando algo falla</h2>');
  expect((await read('/help/candidates', 'de')).main).toContain('<h2 id="ihre-rechte">Ihre Rechte</h2>');
  const english = await read('/help/recruiters', 'es');
  expect(english.main).toContain('Esta guía está en inglés.');
  expect(english.main).toContain('<div lang="en"');
  const { main } = await read('/help?q=otra+oportunidad', 'es');
  expect(linksOf(main)).toContain('/help/candidates#cuando-algo-falla');
  expect((await read('/help?q=webhooks', 'es')).main).toContain(
    '<a lang="en" href="/help/owners#connect-your-own-programs"',
  );
});

test('every link of a guide leads to something on the site, and names the other pages of the documentation', async () => {
  const pages = ['/help/candidates', '/help/recruiters', '/help/owners', '/help/operators'];
  for (const languages of ['en', 'es', 'de'])
    for (const page of pages) {
      const { main } = await read(page, languages);
      expect([page, /<h1|<img|<picture|\.md"/g.exec(main.slice(main.indexOf('</h1>')))]).toEqual([
        page,
        null,
      ]);
      const lost: string[] = [];
      for (const href of linksOf(main)) {
        if (href === '/help' || href.startsWith('http://localhost')) continue;
        const [path = '', anchor] = href.split('#');
        const target = path === '' ? main : (await read(path, languages)).main;
        if (anchor !== undefined && !target.includes(`id="${anchor}"`)) lost.push(href);
      }
      expect([page, languages, lost]).toEqual([page, languages, []]);
    }
  expect((await read('/help/operators')).main).toContain('operations (<code>docs/operations.md</code>)');
});

const FILES = [...filesIn('docs/guides/*.md'), 'docs/who-for.md'];
/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test.each(FILES)('every link and picture of %s is there', (file) => {
  const made = [...textOf('scripts/docs-pictures.ts').matchAll(/picture\(page, '(\w+)'/g)].map(
    ([, name]) => name,
  );
  const text = textOf(file);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!);
  const lost = links.filter((href) => {
    if (/^https?:/.test(href)) return false;
    const [path = '', anchor] = href.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(resolve(import.meta.dirname, '../../..', target))) return true;
    return (
      anchor !== undefined &&
      !anchorsOf(readFileSync(resolve(import.meta.dirname, '../../..', target), 'utf8')).includes(anchor)
    );
  });
  const pictures = [...text.matchAll(/src(?:set)?="([^"]+)"/g)].map(([, src]) => src!);
  const unmade = pictures.filter(
    (src) =>
      !made.some((name) => [`../pictures/${name}-light.png`, `../pictures/${name}-dark.png`].includes(src)),
  );
  expect({ lost, unmade }).toEqual({ lost: [], unmade: [] });
});
