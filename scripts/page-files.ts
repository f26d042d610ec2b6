import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** One entry of Vite's manifest: a file that was built, and what it needs. */
export interface BuiltFile {
  file: string;
  src?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, BuiltFile>;

/** The files that a page needs beside those that index.html already names. */
export interface PageFiles {
  /** As the router writes it: `/jobs/:alternateJobId`, `/feedback/*`. */
  pattern: string;
  scripts: string[];
  styles: string[];
}

interface BuiltPage {
  load: () => unknown;
}
interface PagesModule {
  PAGES: readonly BuiltPage[];
  patternOf: (page: BuiltPage) => string;
}

const MANIFEST = path.join('.vite', 'manifest.json');
/** The server reads it to name a page's files in the head of the page. */
const PAGE_FILES = path.join('.vite', 'pages.json');

export async function readPageFiles(webDirectory: string): Promise<PageFiles[]> {
  return JSON.parse(await readFile(path.join(webDirectory, PAGE_FILES), 'utf8')) as PageFiles[];
}

export async function readManifest(webDirectory: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(webDirectory, MANIFEST), 'utf8')) as Manifest;
}

/** The entry of the whole client: what every page of it loads. */
export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest of the build has no entry.');
  return entry;
}

/** The built file and all that it imports at once. */
export function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
}

/** Each page's pattern, and the address of its source, as the manifest writes it. */
async function pageSources(): Promise<{ pattern: string; source: string }[]> {
  // Not a plain import: Vite would bundle all pages into its configuration.
  const module = new URL('../web/pages.ts', import.meta.url).href;
  const { PAGES, patternOf } = (await import(module)) as PagesModule;
  return PAGES.map((page) => {
    const source = /features\/[\w/.-]+\.tsx/.exec(page.load.toString())?.[0];
    if (source === undefined) throw new Error(`The page ${patternOf(page)} does not import a file.`);
    return { pattern: patternOf(page), source };
  });
}

async function pageFiles(manifest: Manifest, bundle: Rolldown.OutputBundle): Promise<PageFiles[]> {
  const everywhere = withImports(manifest, entryOf(manifest));
  // The manifest names a file by its source only if no other file imports from it.
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  return (await pageSources()).map(({ pattern, source }) => {
    const file = files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${source}`)));
    const key = file && keys.get(file.fileName);
    if (key === undefined) throw new Error(`The build has no file for ${source}.`);
    const own = [...withImports(manifest, key)].filter((each) => !everywhere.has(each));
    return {
      pattern,
      scripts: own.flatMap((each) => manifest[each]?.file ?? []),
      styles: own.flatMap((each) => manifest[each]?.css ?? []),
    };
  });
}

/** Writes which files each page needs, after each build. */
export function writePageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder.');
      const files = await pageFiles(await readManifest(dir), bundle);
      await writeFile(path.join(dir, PAGE_FILES), JSON.stringify(files));
    },
  };
}

/** The fonts of every first screen: of its text, and of its heading. The browser loads them with the styles. */
export const FIRST_FONTS = /(?:^|\/)(?:figtree-latin-wght|source-serif-4-latin-500)-normal-[^/]*\.woff2$/;

/** Leaves out the older form of each font, which no browser needs that can run the client. */
export function onlyWoff2(): Plugin {
  return {
    name: 'only-woff2',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]@fontsource[\\/].*\.css$/ },
      handler: (css) => css.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, ''),
    },
  };
}

/**
 * Vite names the files of styles in no order of ours: those that others override come first. And it does not
 * name the fonts.
 */
export function orderHead(): Plugin {
  return {
    name: 'order-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const theme = /^.*<link rel="stylesheet"[^>]*\/theme-[^>]*>\n/m.exec(html)?.[0];
        const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file));
        if (theme === undefined || fonts.length !== 2)
          throw new Error('The build lacks the styles of the theme or a font.');
        const preloads = fonts.map(
          (file) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n`,
        );
        return html
          .replace(theme, '')
          .replace(/^.*(?:<link rel="stylesheet"|<\/head>)/m, (first) => preloads.join('') + theme + first);
      },
    },
  };
}
