import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Language, LANGUAGES, PSEUDO } from '#contract/messages/languages.ts';
import { language } from '#contract/messages/message.ts';
import { PATHS, STATIC_PAGES } from '#contract/shared/paths.ts';
import type { PageAssets, PublicPages } from '#contract/job/public-pages.ts';
import { VARIES_BY_LANGUAGE } from './etag.ts';

/** What `scripts/build-public-pages.ts` writes into its folder. */
export const BUILT = { program: 'pages.js', assets: 'assets.json' } as const;

/** Where the build puts its files for this language. */
export const inFolderOf = (language: Language, folder: string): string =>
  language === 'en' ? folder : join(folder, language);

/** The languages for which the build's folder has this file. */
export const languagesBuilt = (folder: string, file: string): Language[] =>
  [...LANGUAGES, PSEUDO].filter((each) => existsSync(join(inFolderOf(each, folder), file)));

/** The reader's language, if it was built. */
export const builtLanguage = (built: readonly Language[]): Language =>
  built.includes(language()) ? language() : 'en';

const load = createRequire(import.meta.url);

/**
 * The program that renders public pages in the reader's language. Null if the web client is not built. Languages other
 * than English are loaded when someone first reads them.
 */
export function loadPublicPages(folder: string): PublicPages | null {
  const built = languagesBuilt(folder, BUILT.program);
  if (!built.includes('en')) return null;
  const pagesIn = (spoken: Language): PublicPages => {
    const own = inFolderOf(spoken, folder);
    const { publicPages } = load(join(own, BUILT.program)) as {
      publicPages: (assets: PageAssets) => PublicPages;
    };
    return publicPages(JSON.parse(readFileSync(join(own, BUILT.assets), 'utf8')) as PageAssets);
  };
  const loaded: Partial<Record<Language, PublicPages>> = { en: pagesIn('en') };
  const here = (): PublicPages => {
    const spoken = builtLanguage(built);
    return (loaded[spoken] ??= pagesIn(spoken));
  };
  return {
    jobs: (...page) => here().jobs(...page),
    job: (...page) => here().job(...page),
    jobNotOpen: (head) => here().jobNotOpen(head),
    company: (...page) => here().company(...page),
    companyNotFound: (head) => here().companyNotFound(head),
    help: (...page) => here().help(...page),
    failure: (...page) => here().failure(...page),
  };
}

/** Serves the pages that the build wrote. */
export function serveStaticPages(app: FastifyInstance, folder: string): void {
  for (const name of STATIC_PAGES) {
    const file = `${name}.html`;
    const built = languagesBuilt(folder, file);
    if (built.length === 0) continue;
    app.get(PATHS[name], { config: { isPage: true } }, (_request, reply) =>
      reply
        .headers({ 'Cache-Control': 'no-cache', Vary: VARIES_BY_LANGUAGE })
        .sendFile(file, inFolderOf(builtLanguage(built), folder)),
    );
  }
}
