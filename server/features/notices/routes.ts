import * as contract from '#contract/notices.ts';
import { PATHS } from '#contract/paths.ts';
import { setTimeZone } from '#server/features/accounts/mail-settings-store.ts';
import { type Route, reply, openRoute, route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { Failure } from '#server/platform/outcome.ts';
import * as preferences from './preferences.ts';

export const noticesRoutes: Route[] = [
  route(contract.getMailPreferences, async (ctx, { caller }) =>
    reply(await preferences.mailPreferences(ctx, caller)),
  ),
  route(contract.setMailPreferences, async (ctx, { caller, input }) =>
    reply(await preferences.changeMailPreferences(ctx, caller, input.preferences), 'Saved.'),
  ),
  route(contract.setTimeZone, async (ctx, { caller, input }) => {
    await setTimeZone(ctx.db, caller.id, input);
    return reply(null);
  }),
  openRoute(contract.getSubscription, async (ctx, { input }) =>
    reply(await preferences.subscriptionOf(ctx, input.token)),
  ),
  openRoute(contract.setSubscription, async (ctx, { input }) =>
    reply(await preferences.changeSubscription(ctx, input.token, input.isOn)),
  ),
];

export const noticesWebRoutes: WebRoute[] = [
  {
    // The one-click unsubscribe of mail programs (RFC 8058); people who open the address get the web client's
    // page.
    path: PATHS.unsubscribe,
    kind: 'text',
    method: 'POST',
    handle: async (ctx, { query }) => {
      const token = typeof query['token'] === 'string' ? query['token'] : '';
      try {
        await preferences.changeSubscription(ctx, token, false);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return { status: error.httpStatus, type: 'text/plain', body: `${error.message}\n` };
      }
      return { type: 'text/plain', body: 'You will get no more mails of this kind.\n' };
    },
  },
];
