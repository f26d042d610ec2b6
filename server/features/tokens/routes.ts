import * as said from '#contract/messages/en/tokens.ts';
import * as contract from '#contract/company/company-tokens.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { endToken, listTokens, makeToken } from './tokens.ts';

export const tokensRoutes: Route[] = [
  employerRoute(contract.getTokens, async (ctx, { caller, input }) =>
    reply(await listTokens(ctx, caller.companyId, input)),
  ),
  employerRoute(contract.makeToken, async (ctx, { caller, input, origin }) =>
    reply(await makeToken(ctx, caller, origin, input)),
  ),
  employerRoute(contract.endToken, async (ctx, { caller, input, origin }) => {
    await endToken(ctx, caller, origin, input.tokenId);
    return reply(null, said.hasEnded());
  }),
];
