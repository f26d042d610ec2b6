import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/messages/languages.ts';
import { STATIC_PAGES } from '#contract/shared/paths.ts';
import type { JobsPage } from '#contract/job/public-pages.ts';
import { inFolderOf, loadPublicPages } from '#server/platform/http/public-pages.ts';
import { build } from '../../scripts/build.mjs';

/** How much a public page may load, compressed. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'dist', 'public-pages');
const KB = 1024;
const BUDGET = { script: 20 * KB, styles: 14 * KB, fonts: 75 * KB, page: 12 * KB };

const NO_JOBS: JobsPage = {
  jobs: [],
  total: 0,
  totalAtLeast: false,
  search: { designation: '', state: '', filters: {} },
  applied: {},
  stateId: null,
  errors: {},
  notice: null,
  sectors: [],
  isFirstPage: true,
  nextCursor: null,
};

const nameIn = (language: string, name: string) => (language === 'en' ? name : `${name} in ${language}`);
const pages = new Map<string, string>();
beforeAll(async () => {
  await build(process.execPath);
  const rendered = loadPublicPages(FOLDER)!;
  for (const language of LANGUAGES)
    for (const name of STATIC_PAGES)
      pages.set(
        nameIn(language, name),
        readFileSync(path.join(inFolderOf(language, FOLDER), `${name}.html`), 'utf8'),
      );
  pages.set('jobs', rendered.jobs(NO_JOBS, ''));
  pages.set('a job that is not open', rendered.jobNotOpen(''));
});

const built = (address: string): Buffer => readFileSync(path.join(ROOT, 'dist', 'web', address));
const compressed = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;
const sizes = new Map<string, number>();
/** The pages share most files, and compressing takes long. */
function compressedFile(address: string): number {
  const size = sizes.get(address) ?? compressed(built(address));
  sizes.set(address, size);
  return size;
}
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The files that a page names in elements like this one. */
const named = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map((found) => found[1]!);
const scriptsOf = (html: string) => named(html, /<script [^>]*src="([^"]+)"/g);
const stylesOf = (html: string) => named(html, /<link rel="stylesheet" href="([^"]+)"/g);
const fontsOf = (html: string) => named(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);

/** The scripts, and those that they load on demand. */
function withImports(addresses: readonly string[]): Set<string> {
  const all = new Set(addresses);
  for (const address of all) {
    const text = built(address).toString();
    for (const [, file] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g))
      all.add(`/assets/${file}`);
  }
  return all;
}

const STATIC = LANGUAGES.flatMap((language) => STATIC_PAGES.map((name) => nameIn(language, name)));

describe.each([...STATIC, 'jobs', 'a job that is not open'])('the page %s', (name) => {
  test('is small enough', () => {
    const html = pages.get(name)!;
    const sizes = {
      script: sum([...withImports(scriptsOf(html))].map(compressedFile)),
      styles: sum(stylesOf(html).map(compressedFile)),
      fonts: sum(fontsOf(html).map((file) => built(file).length)),
      page: compressed(html),
    };
    for (const [part, size] of Object.entries(sizes)) {
      expect([part, size > 0]).toEqual([part, true]);
      expect([part, size, size <= BUDGET[part as keyof typeof BUDGET]]).toEqual([part, size, true]);
    }
  });

  test('has one script of its own and one for the colours, none of them within the page', () => {
    const html = pages.get(name)!;
    expect(scriptsOf(html)).toEqual([
      '/color-scheme.js',
      expect.stringMatching(/^\/assets\/public-[\w-]+\.js$/),
    ]);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/\son\w+=/);
  });
});

test('the style sheet defines every colour that a page uses', () => {
  const css = stylesOf(pages.get('home')!)
    .map((file) => built(file).toString())
    .join('');
  const used = [css, ...pages.values()].flatMap((text) => named(text, /var\((--mantine-color-[\w-]+)\)/g));
  expect(new Set(used).size).toBeGreaterThan(10);
  expect([...new Set(used)].filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

test('every built text has its compressed copies', () => {
  const home = pages.get('home')!;
  for (const file of [...scriptsOf(home), ...stylesOf(home)])
    for (const copy of [`${file}.br`, `${file}.gz`])
      expect([copy, existsSync(path.join(ROOT, 'dist', 'web', copy)) || built(file).length < KB]).toEqual([
        copy,
        true,
      ]);
  for (const name of STATIC_PAGES)
    expect([name, existsSync(path.join(FOLDER, `${name}.html.br`))]).toEqual([name, true]);
});
