import { forgetPassword, getCaptcha, resetPassword, signIn, verifyEmail } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { contactUs, signUp, support } from '#contract/users.ts';
import { type Route, reply, openRoute } from '#server/platform/http/route.ts';
import { makeChallenge } from './captcha.ts';
import * as emailLinks from './email-links.ts';
import { mailOperator } from './message-operator.ts';
import { register } from './register.ts';
import * as signing from './sign-in.ts';

export const accountsRoutes: Route[] = [
  openRoute(getCaptcha, async (ctx) => reply(await makeChallenge(ctx))),
  openRoute(signUp, async (ctx, { input, origin }) =>
    reply(await register(ctx, input, origin.address), TEXTS.newSignup),
  ),
  openRoute(verifyEmail, async (ctx, { input }) => {
    return reply(await emailLinks.verifyEmail(ctx, input.token), TEXTS.emailVerified);
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
    await mailOperator(ctx, 'Somebody would like to be contacted', input, origin.address);
    return reply(null, 'Thank you. We will get back to you soon.');
  }),
  openRoute(support, async (ctx, { input, origin }) => {
    await mailOperator(ctx, 'Somebody asks for support', input, origin.address);
    return reply(null, 'Thank you. We will get back to you soon.');
  }),
];
