import { forgetPassword, getCaptcha, resetPassword, signIn, verifyEmail } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { contactUs, getAvatar, signUp, support, uploadProfilePicture } from '#contract/users.ts';
import { type Route, answer, openRoute, route, uploadRoute } from '#server/platform/http/route.ts';
import { pictureUrl, uploadPicture } from './avatars.ts';
import { makeChallenge } from './captcha.ts';
import * as emailLinks from './email-links.ts';
import { mailOperator } from './mails.ts';
import { register } from './register.ts';
import * as signing from './sign-in.ts';

export const accountsRoutes: Route[] = [
  openRoute(getCaptcha, async (ctx) => answer(await makeChallenge(ctx))),
  openRoute(signUp, async (ctx, { input }) => answer(await register(ctx, input), TEXTS.newSignup)),
  openRoute(verifyEmail, async (ctx, { input }) => {
    await emailLinks.verifyEmail(ctx, input.token);
    return answer(null, TEXTS.emailVerified);
  }),
  openRoute(signIn, (ctx, call) => signing.signIn(ctx, call.input, call)),
  openRoute(forgetPassword, async (ctx, { input }) => {
    await emailLinks.sendResetLink(ctx, input.email);
    return answer(null, TEXTS.resetLinkSent);
  }),
  openRoute(resetPassword, async (ctx, { input }) => {
    await emailLinks.resetPassword(ctx, input.token, input.password);
    return answer(null, TEXTS.passwordChanged);
  }),
  openRoute(contactUs, async (ctx, { input }) => {
    await mailOperator(ctx, 'Somebody would like to be contacted', input);
    return answer(null, 'Thank you. We will get back to you soon.');
  }),
  openRoute(support, async (ctx, { input }) => {
    await mailOperator(ctx, 'Somebody asks for support', input);
    return answer(null, 'Thank you. We will get back to you soon.');
  }),
  uploadRoute(uploadProfilePicture, async (ctx, { caller, file }) =>
    answer(await uploadPicture(ctx, caller.id, uploadProfilePicture.upload!, file)),
  ),
  route(getAvatar, async (ctx, { caller, input }) =>
    answer(await pictureUrl(ctx, caller.id, input.avatarPath || input.filename)),
  ),
];
