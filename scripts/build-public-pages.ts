import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import react from '@vitejs/plugin-react';
import type { Language } from '#contract/messages/languages.ts';
import { STATIC_PAGES, type StaticPage } from '#contract/shared/paths.ts';
import type { PageAssets } from '#contract/job/public-pages.ts';
import { BUILT, inFolderOf } from '#server/platform/http/public-pages.ts';
import { headElements } from '#server/platform/http/page-head.ts';
import { root } from './install.mjs';
import { messages } from './messages.ts';
import { FIRST_FONTS, onlyWoff2 } from './page-files.ts';
import { webCalls } from './web-calls.ts';
import type * as Pages from '../web/public-pages/pages.tsx';

/**
 * Builds the public pages in the given language, after the web client: the script and style sheet that they share, the
 * pages that are the same for everyone, and the program that renders the others. `dist/public-pages` needs no packages
 * to run.
 */

const language = process.argv[2] as Language;
const web = path.join(root, 'dist', 'web');
const folder = inFolderOf(language, path.join(root, 'dist', 'public-pages'));
const source = path.join(root, 'web', 'public-pages');

const common: InlineConfig = {
  configFile: false,
  root: path.join(root, 'web'),
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), messages(language), webCalls(), onlyWoff2()],
};

rmSync(folder, { recursive: true, force: true });
const script = await buildScript();
const css = await buildProgram();
const { STATIC, staticPage, themeVariables } = (await import(
  pathToFileURL(path.join(folder, BUILT.program)).href
)) as typeof Pages;
const assets: PageAssets = { script, styles: writeStyles(css + themeVariables()), fonts: firstFonts() };
writeFileSync(path.join(folder, BUILT.assets), JSON.stringify(assets));
for (const name of STATIC_PAGES) writeFileSync(path.join(folder, `${name}.html`), pageOf(name, assets));

/** The script's name is a hash of its content, as for every file of the web client. */
async function buildScript(): Promise<string> {
  const built = await build({
    ...common,
    build: {
      outDir: web,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { public: path.join(source, 'scripts', 'main.ts') } },
    },
  });
  const entry = outputs(built).find((each) => each.type === 'chunk' && each.isEntry);
  if (!entry) throw new Error('The build of the public pages made no script.');
  return `/${entry.fileName}`;
}

/**
 * Builds the program that renders pages. Returns the styles that its parts import. Their fonts go into the web folder.
 */
async function buildProgram(): Promise<string> {
  const built = await build({
    ...common,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      // A small program lets the server start sooner.
      minify: true,
      cssMinify: true,
      emitAssets: true,
      rolldownOptions: {
        input: { pages: path.join(source, 'pages.tsx') },
        output: { entryFileNames: BUILT.program, codeSplitting: false },
      },
    },
  });
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  const made = outputs(built).filter((each) => each.type === 'asset');
  for (const { fileName } of made)
    if (!fileName.endsWith('.css'))
      copyFileSync(path.join(folder, fileName), path.join(web, 'assets', path.basename(fileName)));
  const sheet = made.find(({ fileName }) => fileName.endsWith('.css'));
  if (!sheet) throw new Error('The build of the public pages made no style sheet.');
  const css = readFileSync(path.join(folder, sheet.fileName), 'utf8');
  rmSync(path.join(folder, 'assets'), { recursive: true, force: true });
  return css;
}

function pageOf(name: StaticPage, loads: PageAssets): string {
  const { title, description } = STATIC[name];
  return staticPage(
    name,
    headElements({ title: `${title()} · Roundone`, description: description() }),
    loads,
  );
}

/** Writes the style sheet under a name made from its content, as for every file of the web client. */
function writeStyles(css: string): string {
  const needed = withoutUnusedColours(css);
  const name = `public-${createHash('sha256').update(needed).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(path.join(web, 'assets', name), needed);
  return `/assets/${name}`;
}

/** Mantine has variables for twenty colours. Most of them are on none of our pages. */
function withoutUnusedColours(css: string): string {
  const pages = STATIC_PAGES.map((name) => pageOf(name, { script: '', styles: '', fonts: [] }));
  const used = new Set(
    [css, ...pages].flatMap((text) =>
      [...text.matchAll(/var\(--mantine-color-([a-z]+)-/g)].map(([, colour]) => colour),
    ),
  );
  return css.replace(/--mantine-color-([a-z]+)-[\w-]+:[^;}]*;?/g, (declaration, colour: string) =>
    used.has(colour) || !css.includes(`--mantine-color-${colour}-9:`) ? declaration : '',
  );
}

function firstFonts(): string[] {
  const fonts = readdirSync(path.join(web, 'assets')).filter((file) => FIRST_FONTS.test(file));
  return fonts.map((font) => `/assets/${font}`);
}

function outputs(built: Awaited<ReturnType<typeof build>>): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if (!Array.isArray(built) && !('output' in built)) throw new Error('Vite is watching instead of building.');
  return (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output);
}
