import type { Context } from '#server/platform/context.ts';
import { Failure } from '#server/platform/outcome.ts';
import type { WebRoute } from './web-routes.ts';

/**
 * One-click unsubscribe for mail programs (RFC 8058), for the token of a link in an email. `stop` returns the sentence
 * to answer with. People who open the address get the web client's page.
 */
export const oneClickRoute = (
  path: string,
  stop: (ctx: Context, token: string) => Promise<string>,
): WebRoute => ({
  path,
  kind: 'text',
  method: 'POST',
  handle: async (ctx, { query }) => {
    const token = typeof query['token'] === 'string' ? query['token'] : '';
    try {
      return { type: 'text/plain', body: `${await stop(ctx, token)}\n` };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { status: error.httpStatus, type: 'text/plain', body: `${error.message}\n` };
    }
  },
});
