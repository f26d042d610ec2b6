import * as said from '#contract/messages/en/second-factor.ts';
import * as contract from '#contract/account/second-factor.ts';
import { type Route, reply, openRoute, route } from '#server/platform/http/route.ts';
import * as own from './second-factor.ts';
import * as signing from './second-step.ts';

export const secondFactorRoutes: Route[] = [
  openRoute(contract.secondFactor, (ctx, { input, origin }) => signing.takeSecondStep(ctx, input, origin)),
  openRoute(contract.startPasskeySignIn, async (ctx, { input }) =>
    reply(await signing.startPasskeySignIn(ctx, input.ticket)),
  ),
  openRoute(contract.passkeySignIn, (ctx, { input, origin }) =>
    signing.signInWithPasskey(ctx, input, origin),
  ),
  openRoute(contract.startEnrolment, async (ctx, { input }) =>
    reply(await signing.startEnrolment(ctx, input.ticket)),
  ),
  openRoute(contract.enrol, (ctx, { input, origin }) => signing.enrol(ctx, input, origin)),

  route(contract.getSecondFactor, async (ctx, { caller }) =>
    reply(await own.secondFactorStatus(ctx, caller.id)),
  ),
  route(contract.startTotp, async (ctx, { caller, input }) =>
    reply(await own.startTotp(ctx, caller, input.current)),
  ),
  route(contract.confirmTotp, async (ctx, { caller, input }) =>
    reply({ recoveryCodes: await own.confirmTotp(ctx, caller.id, input.code) }, said.appIsOn()),
  ),
  route(contract.removeTotp, async (ctx, { caller, input }) => {
    await own.removeTotp(ctx, caller, input.current);
    return reply(null, said.appIsOff());
  }),
  route(contract.startPasskey, async (ctx, { caller, input }) =>
    reply(await own.startPasskey(ctx, caller, input.current)),
  ),
  route(contract.addPasskey, async (ctx, { caller, input }) =>
    reply({ recoveryCodes: await own.addPasskey(ctx, caller.id, input) }, said.passkeyAdded()),
  ),
  route(contract.renamePasskey, async (ctx, { caller, input }) => {
    await own.renamePasskey(ctx, caller.id, input);
    return reply(null, said.passkeyRenamed());
  }),
  route(contract.removePasskey, async (ctx, { caller, input }) => {
    await own.removePasskey(ctx, caller, input);
    return reply(null, said.passkeyRemoved());
  }),
  route(contract.makeRecoveryCodes, async (ctx, { caller, input }) =>
    reply({ recoveryCodes: await own.makeRecoveryCodes(ctx, caller, input.current) }),
  ),
];
