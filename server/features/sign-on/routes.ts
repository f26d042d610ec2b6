import * as said from '#contract/messages/en/sign-on.ts';
import * as contract from '#contract/account/sign-on.ts';
import { type Route, employerRoute, openRoute, reply, route } from '#server/platform/http/route.ts';
import * as company from './company-sign-on.ts';
import * as domains from './domains.ts';
import { finishSignOn, startLinking, startSignOn } from './sign-on.ts';
import { showSignOn, unlinkSignOn } from './links.ts';

export const signOnRoutes: Route[] = [
  openRoute(contract.startSignOn, (ctx, { input }) => startSignOn(ctx, input)),
  openRoute(contract.finishSignOn, (ctx, { input, caller, origin }) =>
    finishSignOn(ctx, input, caller, origin),
  ),

  route(contract.getSignOn, async (ctx, { caller }) => reply(await showSignOn(ctx, caller))),
  route(contract.startLinkingSignOn, (ctx, { caller, input }) => startLinking(ctx, caller, input)),
  route(contract.unlinkSignOn, async (ctx, { caller, input, origin }) => {
    await unlinkSignOn(ctx, caller, input, origin);
    return reply(null, said.unlinked());
  }),

  employerRoute(contract.getCompanySignOn, async (ctx, { caller }) =>
    reply(await company.showCompanySignOn(ctx, caller)),
  ),
  employerRoute(contract.saveCompanySignOn, async (ctx, { caller, input, origin }) => {
    await company.saveCompanySignOn(ctx, caller, input, origin);
    return reply(null, said.providerSaved());
  }),
  employerRoute(contract.removeCompanySignOn, async (ctx, { caller, input, origin }) => {
    await company.removeCompanySignOn(ctx, caller, input.current, origin);
    return reply(null, said.providerRemoved());
  }),
  employerRoute(contract.setSignOnRules, async (ctx, { caller, input, origin }) => {
    await company.changeRules(ctx, caller, input, origin);
    return reply(null, said.rulesSaved());
  }),
  employerRoute(contract.addSignOnDomain, async (ctx, { caller, input, origin }) => {
    await domains.addDomain(ctx, caller, input.domain, origin);
    return reply(null, said.domainAdded());
  }),
  employerRoute(contract.proveSignOnDomain, async (ctx, { caller, input, origin }) => {
    await domains.proveDomain(ctx, caller, input.domain, origin);
    return reply(null, said.domainProven());
  }),
  employerRoute(contract.removeSignOnDomain, async (ctx, { caller, input, origin }) => {
    await domains.removeDomain(ctx, caller, input.domain, origin);
    return reply(null, said.domainRemoved());
  }),
];
