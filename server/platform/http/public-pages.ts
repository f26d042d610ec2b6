import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { PATHS, STATIC_PAGES } from '#contract/shared/paths.ts';
import type { PageAssets, PublicPages } from '#contract/job/public-pages.ts';

/** What `scripts/build-public-pages.ts` writes into its folder. */
export const BUILT = { program: 'pages.js', assets: 'assets.json' } as const;

/** The program that renders public pages. Null if the web is not built. */
export async function loadPublicPages(folder: string): Promise<PublicPages | null> {
  const program = join(folder, BUILT.program);
  if (!existsSync(program)) return null;
  const { publicPages } = (await import(pathToFileURL(program).href)) as {
    publicPages: (assets: PageAssets) => PublicPages;
  };
  return publicPages(JSON.parse(readFileSync(join(folder, BUILT.assets), 'utf8')) as PageAssets);
}

/** Serves the pages that the build wrote. */
export function serveStaticPages(app: FastifyInstance, folder: string): void {
  for (const name of STATIC_PAGES) {
    const file = `${name}.html`;
    if (!existsSync(join(folder, file))) continue;
    app.get(PATHS[name], { config: { isPage: true } }, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').sendFile(file, folder),
    );
  }
}
