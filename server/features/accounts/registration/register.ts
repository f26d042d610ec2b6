import type { RequestOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { signUp } from '#contract/account/users.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { spendSolution, trySolution } from '../sign-in/captcha.ts';
import { refusePassword } from '../sign-in/passwords.ts';
import { refuseLimited } from '../email/mail-limits.ts';
import { hashPendingPassword, keepRegistration } from './registrations.ts';
import { userByEmail } from '../store.ts';

/**
 * Stores a registration and emails its verification link. For an address that is already registered, it throws a
 * Refusal with `emailSent`: false for an account, true if another registration is pending, since each gets its own
 * link.
 */
export async function register(
  ctx: Context,
  request: RequestOf<typeof signUp>,
  address: string,
): Promise<{ emailSent: boolean }> {
  const askedAt = ctx.clock.now();
  refusePassword(request.password, request);
  const solution = await trySolution(ctx, request.captcha);
  const { type, name, email, mobile, password } = request;
  const password_hash = await hashPendingPassword(ctx, email, password);
  if (await userByEmail(ctx.db, email))
    throw new Refusal('email.already-registered', refusals.emailAlreadyExists(), { emailSent: false });
  const registration = { role: type, name, email, mobile, password_hash };
  const { isFirst, limit } = await inTransaction(ctx.db, async (tx) => {
    const origin = { address, askedAt, returnTo: request.returnTo };
    const kept = await keepRegistration(ctx, tx, registration, origin);
    if (kept.limit === null) await spendSolution(tx, solution);
    return kept;
  });
  refuseLimited(limit);
  if (!isFirst)
    throw new Refusal('email.already-registered', refusals.emailAlreadyExists(), { emailSent: true });
  return { emailSent: true };
}
