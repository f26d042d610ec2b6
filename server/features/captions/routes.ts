import * as said from '#contract/messages/en/report-refusals.ts';
import * as common from '#contract/messages/en/common.ts';
import { correctCaptions as correctCall, getCaptions } from '#contract/interview/captions.ts';
import { type Route, openRoute, reply, route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { captionsText, correctCaptions, showCaptions } from './captions.ts';

export const captionsRoutes: Route[] = [
  openRoute(getCaptions, async (ctx, { caller, input }) =>
    reply(await showCaptions(ctx, caller, input.film)),
  ),
  route(correctCall, async (ctx, { caller, input }) => {
    await correctCaptions(ctx, caller, input);
    return reply(null, said.captionsSaved());
  }),
];

/** The captions that a player reads. The address has the same signed text as the video's. */
export const captionsWebRoutes: WebRoute[] = [
  {
    path: '/captions/*',
    kind: 'text',
    method: 'GET',
    async handle(ctx, { params }) {
      const body = await captionsText(ctx, params['*'] ?? '');
      const headers = { 'Cache-Control': 'private, no-store' };
      if (body === null)
        return {
          status: 404,
          type: 'text/plain',
          body: common.linkOfPageOver(),
          headers,
        };
      return { type: 'text/vtt', body, headers };
    },
  },
];
