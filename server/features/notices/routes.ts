import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as said from '#contract/messages/en/notices.ts';
import * as contract from '#contract/account/notices.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { setTimeZone } from '#server/features/accounts/email/mail-settings-store.ts';
import { oneClickRoute } from '#server/platform/http/one-click.ts';
import { type Route, reply, openRoute, route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import * as preferences from './preferences.ts';

export const noticesRoutes: Route[] = [
  route(contract.getMailPreferences, async (ctx, { caller }) =>
    reply(await preferences.mailPreferences(ctx, caller)),
  ),
  route(contract.setMailPreferences, async (ctx, { caller, input }) =>
    reply(await preferences.changeMailPreferences(ctx, caller, input.preferences), outcomes.saved()),
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
  oneClickRoute(PATHS.unsubscribe, async (ctx, token) => {
    await preferences.changeSubscription(ctx, token, false);
    return said.noMore();
  }),
];
