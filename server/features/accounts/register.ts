import type { RequestOf } from '#contract/endpoint.ts';
import { TEXTS } from '#contract/texts.ts';
import type { signUp } from '#contract/users.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { spendSolution } from './captcha.ts';
import { mailVerificationLink } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { insertUser, userByEmail } from './store.ts';

/** Makes an account and mails its verification link. An address already registered is a Refusal with `emailSent`. */
export async function register(
  ctx: Context,
  request: RequestOf<typeof signUp>,
): Promise<{ emailSent: boolean }> {
  await spendSolution(ctx, request.captcha);
  const passwordHash = await hashPassword(request.password);
  const emailSent = await inTransaction(ctx.db, async (tx) => {
    const user = await insertUser(tx, {
      role: request.type,
      name: request.name,
      email: request.email,
      mobile: request.mobile,
      passwordHash,
      createdAt: ctx.clock.now(),
    });
    if (!user) return null;
    await mailVerificationLink(ctx, tx, user, request.returnTo);
    return true;
  });
  if (emailSent === null) return refuseDuplicate(ctx, request);
  return { emailSent };
}

/** Somebody who lost the first mail gets another by registering again. */
async function refuseDuplicate(ctx: Context, { email, returnTo }: RequestOf<typeof signUp>): Promise<never> {
  const user = await userByEmail(ctx.db, email);
  const unverified = user !== null && user.email_verified_at === null;
  if (unverified) await inTransaction(ctx.db, (tx) => mailVerificationLink(ctx, tx, user, returnTo));
  throw new Refusal(TEXTS.emailAlreadyExists, { emailSent: unverified });
}
