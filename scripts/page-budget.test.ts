import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/messages/languages.ts';
import { inFolderOf } from '#server/platform/http/public-pages.ts';
import { root } from './install.mjs';
import type { PageFiles } from './page-files.ts';
import { build } from './build.mjs';

/** What a page may load before its lazy parts, in bytes after Brotli compression. */
const SCRIPT_MAX = 170_000;
/** The pages with the wizard. */
const WIZARD_SCRIPT_MAX = 220_000;
const WIZARDS = ['/create-job', '/update-job'];
const STYLE_MAX = 25_000;
/** A browser requests six files at a time if there is nothing better than HTTP/1.1 in front of the server. */
const FILES_MAX = 12;
const STYLE_FILES_MAX = 5;
/** The fonts named in the head of each page. */
const FONTS_MAX = 45_000;

const dist = path.join(root, 'dist', 'web');
beforeAll(() => build(process.execPath));

/** The build has compressed all but the smallest files. */
async function sizeOf(file: string): Promise<number> {
  const small = path.join(dist, `${file}.br`);
  if (existsSync(small)) return (await stat(small)).size;
  return brotliCompressSync(await readFile(path.join(dist, file))).byteLength;
}

async function sum(files: Iterable<string>): Promise<number> {
  let total = 0;
  for (const file of new Set(files)) total += await sizeOf(file);
  return total;
}

test.each(LANGUAGES)(
  'each page in %s loads no more script and style than its budget, in few files',
  async (language) => {
    const folder = inFolderOf(language, dist);
    const pages = JSON.parse(await readFile(path.join(folder, '.vite', 'pages.json'), 'utf8')) as PageFiles[];
    expect(pages.length).toBeGreaterThan(20);
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    const everywhere = (ending: string) =>
      [...html.matchAll(/\/(assets\/[^"]+)"/g)].flatMap(([, file]) =>
        file!.endsWith(ending) ? [file!] : [],
      );
    const [everyScript, everyStyle] = [everywhere('.js'), everywhere('.css')];
    const over: string[] = [];
    for (const { pattern, scripts, styles } of pages) {
      const files = [...everyScript, ...scripts];
      const script = await sum(files);
      const sheets = new Set([...everyStyle, ...styles]);
      const style = await sum(sheets);
      const most = WIZARDS.includes(pattern) ? WIZARD_SCRIPT_MAX : SCRIPT_MAX;
      if (script > most) over.push(`${pattern}: ${script} bytes of script, at most ${most}`);
      if (style > STYLE_MAX) over.push(`${pattern}: ${style} bytes of style, at most ${STYLE_MAX}`);
      if (files.length > FILES_MAX)
        over.push(`${pattern}: ${files.length} files of script, at most ${FILES_MAX}`);
      if (sheets.size > STYLE_FILES_MAX)
        over.push(`${pattern}: ${sheets.size} files of style, at most ${STYLE_FILES_MAX}`);
    }
    expect(over).toEqual([]);
  },
);

test('the head names the styles before those of pages, and two small fonts', async () => {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  expect(html).toMatch(/<link rel="stylesheet"[^>]*\/assets\/theme-[\w-]+\.css">/);
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g)].map(
    ([, file]) => file!,
  );
  expect(fonts).toHaveLength(2);
  let size = 0;
  for (const file of fonts) size += (await readFile(path.join(dist, file))).byteLength;
  expect([size, size <= FONTS_MAX]).toEqual([size, true]);
});

/** The editor has a colour control, which we do not show. */
const NOT_SHOWN = ['core/styles/ColorPicker.css', 'core/styles/ColorSwatch.css'];

test('each part of Mantine that is used brings its styles', async () => {
  const mantine = path.join(root, 'node_modules', '@mantine');
  const parts = (await readdir(path.join(mantine, 'core', 'styles')))
    .filter((name) => name.endsWith('.css') && !name.endsWith('.layer.css'))
    .map((name) => `core/styles/${name}`);
  const packages = ['dates', 'notifications', 'tiptap'].map((name) => `${name}/styles.css`);
  const built = await readdir(path.join(dist, 'assets'));
  const all = async (ending: string) =>
    (
      await Promise.all(
        built
          .filter((name) => name.endsWith(ending))
          .map((name) => readFile(path.join(dist, 'assets', name), 'utf8')),
      )
    ).join('\n');
  const [scripts, styles] = [await all('.js'), await all('.css')];
  const used = new Set(scripts.match(/\bm_[0-9a-f]{6,8}\b/g));
  const styled = new Set(styles.match(/\bm_[0-9a-f]{6,8}\b/g));
  expect(used.size).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const part of [...parts, ...packages]) {
    const text = await readFile(path.join(mantine, part), 'utf8');
    const classes = [...new Set(text.match(/(?<=\.)m_[0-9a-f]{6,8}\b/g))];
    if (classes.some((name) => used.has(name)) && !classes.some((name) => styled.has(name)))
      missing.push(part);
  }
  expect(missing.toSorted()).toEqual(NOT_SHOWN);
});

test('English alone loads English alone', async () => {
  const filesOf = async (language: (typeof LANGUAGES)[number]) => {
    const folder = inFolderOf(language, dist);
    const texts = ['.vite/pages.json', 'index.html'].map((name) => readFile(path.join(folder, name), 'utf8'));
    return new Set((await Promise.all(texts)).join('\n').match(/assets\/[\w.-]+\.js/g));
  };
  const english = await filesOf('en');
  const text = (await Promise.all([...english].map((file) => readFile(path.join(dist, file), 'utf8')))).join(
    '\n',
  );
  // A choice of languages shows each language's own name.
  for (const foreign of ['Wie mein Browser', 'El mismo que mi navegador'])
    expect([foreign, text.includes(foreign)]).toEqual([foreign, false]);
  expect(text).toContain('Same as my browser');
});
