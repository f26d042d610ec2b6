import * as mails from '#contract/messages/en/account-mails.ts';
import * as said from '#contract/messages/en/accounts.ts';
import type { Said } from '#contract/messages/message.ts';
import { forgetPassword, getCaptcha, resetPassword, signIn, verifyEmail } from '#contract/account/auth.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { MAIL_WINDOW_HOURS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as languages from '#contract/messages/en/languages.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { contactUs, signUp, support } from '#contract/account/users.ts';
import * as contract from '#contract/account/account.ts';
import { type Route, reply, openRoute, route } from '#server/platform/http/route.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Failure } from '#server/platform/outcome.ts';
import { makeChallenge } from './sign-in/captcha.ts';
import * as emailLinks from './registration/email-links.ts';
import { register } from './registration/register.ts';
import * as signing from './sign-in/sign-in.ts';
import { countMessage } from './email/mail-limits.ts';
import { queueMail } from './email/mail-tasks.ts';
import { messageToOperator } from './mails/message-to-operator.ts';
import * as email from './email/change-email.ts';
import { changePassword } from './sign-in/own-password.ts';
import * as sessions from './sessions/sessions.ts';
import { updateUser } from './store.ts';

export const accountsRoutes: Route[] = [
  openRoute(getCaptcha, async (ctx) => reply(await makeChallenge(ctx))),
  openRoute(signUp, async (ctx, { input, origin }) =>
    reply(await register(ctx, input, origin.address), TEXTS.newSignup),
  ),
  openRoute(verifyEmail, async (ctx, { input }) => {
    return reply(await emailLinks.verifyEmail(ctx, input.token), outcomes.emailVerified());
  }),
  openRoute(signIn, (ctx, { input, origin }) => signing.signIn(ctx, input, origin)),
  openRoute(forgetPassword, async (ctx, { input, origin }) => {
    await emailLinks.sendResetLink(ctx, input.email, origin.address);
    return reply(null, TEXTS.resetLinkSent);
  }),
  openRoute(resetPassword, async (ctx, { input, origin }) => {
    await emailLinks.resetPassword(ctx, input, origin);
    return reply(null, TEXTS.passwordChanged);
  }),
  openRoute(contactUs, async (ctx, { input, origin }) => {
    await mailOperator(ctx, mails.contactSubject, input, origin.address);
    return reply(null, said.thankYou());
  }),
  openRoute(support, async (ctx, { input, origin }) => {
    await mailOperator(ctx, mails.supportSubject, input, origin.address);
    return reply(null, said.thankYou());
  }),

  route(contract.signOut, async (ctx, { caller }) => {
    await sessions.endOwnSession(ctx, caller.id, caller.sessionId);
    return reply(null, outcomes.signedOut());
  }),
  route(contract.getSessions, (ctx, { caller, input }) => sessions.listSessions(ctx, caller, input)),
  route(contract.endSession, async (ctx, { caller, input }) => {
    await sessions.endOwnSession(ctx, caller.id, input.sessionId);
    return reply(null, outcomes.sessionEndedByUser());
  }),
  route(contract.endOtherSessions, async (ctx, { caller }) => {
    await sessions.endOtherSessions(ctx, caller);
    return reply(null, outcomes.otherSessionsEnded());
  }),
  route(contract.changePassword, async (ctx, { caller, input, origin }) => {
    await changePassword(ctx, caller, input, origin);
    return reply(null, TEXTS.passwordChanged);
  }),
  route(contract.getAccount, async (ctx, { caller }) => reply(await email.accountOf(ctx, caller.id))),
  route(contract.setLanguage, async (ctx, { caller, input }) => {
    await updateUser(ctx.db, caller.id, input);
    return reply(null, languages.saved());
  }),
  route(contract.changeEmail, async (ctx, { caller, input, origin }) => {
    await email.askForEmail(ctx, caller, input, origin);
    return reply(null, outcomes.emailChangeSent());
  }),
  route(contract.cancelEmailChange, async (ctx, { caller }) => {
    await email.cancelEmailChange(ctx, caller.id);
    return reply(null, outcomes.emailChangeCancelled());
  }),
  openRoute(contract.confirmEmail, async (ctx, { input, origin }) => {
    await email.confirmEmail(ctx, input.token, origin);
    return reply(null, outcomes.emailChanged());
  }),
  openRoute(contract.undoEmailChange, async (ctx, { input, origin }) => {
    await email.undoEmailChange(ctx, input, origin);
    return reply(null, outcomes.emailChangeUndone());
  }),
];

/** Emails the operator a message from the contact or support page. */
async function mailOperator(
  ctx: Context,
  subject: Said,
  from: { phone: string; email: string; message?: string | undefined },
  address: string,
): Promise<void> {
  const limit = await inTransaction(ctx.db, async (tx) => {
    const reached = await countMessage(ctx, tx, { from: from.email, address });
    if (reached === null) {
      await queueMail(ctx, tx, messageToOperator, {
        to: ctx.config.operatorMail,
        data: { subject, ...from },
      });
    }
    return reached;
  });
  if (limit !== null)
    throw new Failure('mail.too-many', refusals.tooManyMessages({ hours: MAIL_WINDOW_HOURS }));
}
