import type { Context } from '#server/platform/context.ts';
import { escapeHtml } from '#server/platform/text/html.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { showBanner } from './banner.ts';

/**
 * Banners are rare, so the style is included with the banner. A script lets people dismiss it (public-pages/scripts).
 */
export const withBanner = (route: WebRoute): WebRoute =>
  route.kind !== 'page'
    ? route
    : {
        ...route,
        handle: async (ctx, call, pages) => {
          const answer = await route.handle(ctx, call, pages);
          return answer.type === 'text/html' && typeof answer.body === 'string'
            ? { ...answer, body: await addBanner(ctx, answer.body) }
            : answer;
        },
      };

/** As tall as with the script's button, so that nothing moves when the button appears. */
const STYLE =
  'display:flex;align-items:center;justify-content:center;min-height:61px;padding:8px 24px;' +
  'border-bottom:1px solid var(--hairline);background:var(--surface);overflow-wrap:anywhere';
const MAIN = '<main id="main"';

async function addBanner(ctx: Context, page: string): Promise<string> {
  const { notice: banner } = await showBanner(ctx);
  if (banner === null) return page;
  const id = escapeHtml(banner.noticeId);
  const aside = `<aside aria-label="Notice" data-banner="${id}" style="${STYLE}"><p style="margin:0">${escapeHtml(banner.text)}</p></aside>`;
  return page.replace(MAIN, () => `${aside}${MAIN}`);
}
