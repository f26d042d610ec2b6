import type { Plugin, Rolldown } from 'vite';

/** The files that a page needs in addition to those in index.html. */
export interface PageFiles {
  /** In the router's form: `/jobs/:alternateJobId`, `/feedback/*`. */
  pattern: string;
  scripts: string[];
  styles: string[];
}

interface PagesModule {
  PAGES: readonly { load: () => unknown }[];
  patternOf: (page: PagesModule['PAGES'][number]) => string;
}

/** Writes a list of the files that each page needs. The server names them in the page's head. */
export function writePageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const everywhere = withImports(
        bundle,
        chunks.find(({ isEntry }) => isEntry)!,
      );
      // Not a plain import, because Vite would bundle all pages into its configuration.
      const module = new URL('../web/pages.ts', import.meta.url).href;
      const { PAGES, patternOf } = (await import(module)) as PagesModule;
      const files = PAGES.map((page): PageFiles => {
        const source = /features\/[\w/.-]+\.tsx/.exec(page.load.toString())?.[0];
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${source}`)));
        if (!chunk) throw new Error(`The build has no file for the page ${patternOf(page)}.`);
        const own = [...withImports(bundle, chunk)].filter((each) => !everywhere.has(each));
        return {
          pattern: patternOf(page),
          scripts: own.map(({ fileName }) => fileName),
          styles: own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(files) });
    },
  };
}

/** The built file and everything that it imports statically. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') withImports(bundle, next, found);
  }
  return found;
}

/** The fonts of every first screen: for its text and its heading. The browser loads them along with the styles. */
export const FIRST_FONTS = /(?:^|\/)(?:figtree-latin-wght|source-serif-4-latin-500)-normal-[^/]*\.woff2$/;

/** Leaves out the older format of each font, because every browser that can run the client supports woff2. */
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
 * Vite lists style files in an arbitrary order, but styles that others override must come first. It also leaves out
 * the fonts.
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
