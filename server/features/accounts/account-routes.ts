import * as contract from '#contract/account.ts';
import { TEXTS } from '#contract/texts.ts';
import { type Route, reply, openRoute, route } from '#server/platform/http/route.ts';
import * as email from './change-email.ts';
import { changePassword } from './change-password.ts';
import * as sessions from './sessions.ts';

export const accountRoutes: Route[] = [
  route(contract.signOut, async (ctx, { caller }) => {
    await sessions.endOwnSession(ctx, caller.id, caller.sessionId);
    return reply(null, TEXTS.signedOut);
  }),
  route(contract.getSessions, (ctx, { caller, input }) => sessions.listSessions(ctx, caller, input)),
  route(contract.endSession, async (ctx, { caller, input }) => {
    await sessions.endOwnSession(ctx, caller.id, input.sessionId);
    return reply(null, TEXTS.sessionEndedByUser);
  }),
  route(contract.endOtherSessions, async (ctx, { caller }) => {
    await sessions.endOtherSessions(ctx, caller);
    return reply(null, TEXTS.otherSessionsEnded);
  }),
  route(contract.changePassword, async (ctx, { caller, input, origin }) => {
    await changePassword(ctx, caller, input, origin);
    return reply(null, TEXTS.passwordChanged);
  }),
  route(contract.getAccount, async (ctx, { caller }) => reply(await email.accountOf(ctx, caller.id))),
  route(contract.changeEmail, async (ctx, { caller, input, origin }) => {
    await email.askForEmail(ctx, caller, input, origin);
    return reply(null, TEXTS.emailChangeSent);
  }),
  route(contract.cancelEmailChange, async (ctx, { caller }) => {
    await email.cancelEmailChange(ctx, caller.id);
    return reply(null, TEXTS.emailChangeCancelled);
  }),
  openRoute(contract.confirmEmail, async (ctx, { input, origin }) => {
    await email.confirmEmail(ctx, input.token, origin);
    return reply(null, TEXTS.emailChanged);
  }),
  openRoute(contract.undoEmailChange, async (ctx, { input, origin }) => {
    await email.undoEmailChange(ctx, input, origin);
    return reply(null, TEXTS.emailChangeUndone);
  }),
];
