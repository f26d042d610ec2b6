import * as said from '#contract/messages/en/help.ts';
import * as jobs from '#contract/messages/en/jobs.ts';
import { HELP_SEARCH_MAX } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { headElements } from '#server/platform/http/page-head.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';

/** The guides and the search in them. The guides themselves are pages that the build writes. */
export const helpWebRoutes: WebRoute[] = [
  {
    path: PATHS.help,
    kind: 'page',
    handle: async (ctx, { query }, pages) => {
      const { q } = query;
      const search = typeof q === 'string' ? q.slice(0, HELP_SEARCH_MAX).toWellFormed().trim() : '';
      const head = headElements({
        title: jobs.pageTitle({ title: said.title() }),
        description: said.description(),
        url: `${ctx.config.publicUrl}${PATHS.help}`,
        hidden: search !== '',
      });
      return { type: 'text/html', body: pages.help(search.replaceAll('\0', ''), head) };
    },
  },
];
