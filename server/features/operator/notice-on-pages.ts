import type { Context } from '#server/platform/context.ts';
import { escapeHtml } from '#server/platform/html.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { showNotice } from './notice.ts';

/**
 * Public pages that the server renders have the operators' notice in their HTML, so that people without script read
 * it. The script offers to dismiss it, or removes it where it was dismissed (web/public-pages/scripts/notice.ts). Seldom
 * there is a notice, so its style is with it and not in the style sheet of all pages.
 */
export const withNotice = (route: WebRoute): WebRoute =>
  route.kind !== 'page'
    ? route
    : {
        ...route,
        handle: async (ctx, call, pages) => {
          const answer = await route.handle(ctx, call, pages);
          return answer.type === 'text/html'
            ? { ...answer, body: await addNotice(ctx, answer.body) }
            : answer;
        },
      };

/** As tall as with the button of the script, so that nothing moves when it comes. */
const STYLE =
  'display:flex;align-items:center;justify-content:center;min-height:61px;padding:8px 24px;' +
  'border-bottom:1px solid var(--hairline);background:var(--surface);overflow-wrap:anywhere';
const MAIN = '<main id="main"';

async function addNotice(ctx: Context, page: string): Promise<string> {
  const { notice } = await showNotice(ctx);
  if (notice === null) return page;
  const id = escapeHtml(notice.noticeId);
  const aside = `<aside aria-label="Notice" data-notice="${id}" style="${STYLE}"><p style="margin:0">${escapeHtml(notice.text)}</p></aside>`;
  return page.replace(MAIN, () => `${aside}${MAIN}`);
}
