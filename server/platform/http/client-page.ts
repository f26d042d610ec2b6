import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#contract/messages/languages.ts';
import { escapeHtml } from '#server/platform/text/html.ts';
import { etagOf } from './etag.ts';
import { builtLanguage, inFolderOf, languagesBuilt } from './public-pages.ts';

/** Written by the build: the files that each page needs in addition to those in index.html. */
const pageFiles = z.array(
  z.object({ pattern: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

export interface ClientPage {
  html: string;
  etag: string;
}

/**
 * The web client's page for an address, in the reader's language. Its head names the files of the screen at that
 * address, so that the browser loads them along with the first file and not after it. It also names the operator's
 * single sign-on, so that the login page has its button from the start.
 */
export function clientPages(
  webDirectory: string,
  { signOnName }: { signOnName?: string | undefined } = {},
): (path: string) => ClientPage {
  const built = languagesBuilt(webDirectory, 'index.html');
  const pagesIn = Object.fromEntries(
    built.map((each) => [each, pagesOf(inFolderOf(each, webDirectory), signOnName)]),
  ) as Record<Language, (path: string) => ClientPage>;
  return (path) => pagesIn[builtLanguage(built)](path);
}

/** The pages of one build. */
function pagesOf(webDirectory: string, signOnName: string | undefined): (path: string) => ClientPage {
  const html = pageWith(
    readFileSync(join(webDirectory, 'index.html'), 'utf8'),
    signOnName === undefined ? '' : `<meta name="sign-on" content="${escapeHtml(signOnName)}" />`,
  ).html;
  const list = join(webDirectory, '.vite', 'pages.json');
  const known = existsSync(list) ? pageFiles.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  const pages = known.map(({ pattern, scripts, styles }) => ({
    matches: asExpression(pattern),
    page: pageWith(
      html,
      [
        ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
      ].join(''),
    ),
  }));
  const plain = pageWith(html, '');
  return (path) => pages.find(({ matches }) => matches.test(path))?.page ?? plain;
}

function pageWith(template: string, links: string): ClientPage {
  const html = template.replace(/<\/head>/i, (end) => `${links}${end}`);
  return { html, etag: etagOf(html) };
}

/** Converts a router pattern: ':name' matches one part of a path, '/*' at the end matches anything that follows. */
function asExpression(pattern: string): RegExp {
  const isOpen = pattern.endsWith('/*');
  const path = (isOpen ? pattern.slice(0, -2) : pattern)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${path}${isOpen ? '(?:/.*)?' : '/?'}$`, 'i');
}
