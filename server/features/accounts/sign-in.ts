import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { signIn as signInEndpoint } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { Failure, Refusal, notSignedIn } from '#server/platform/outcome.ts';
import { passwordMatches } from './passwords.ts';
import { mailAnotherLink, pendingWithPassword } from './registrations.ts';
import { beginSession } from './sessions.ts';
import { countFailedSignIns, forgetFailedSignIns, noteFailedSignIn, userByEmail } from './store.ts';

/** Guesses at one account, whatever machines they come from. */
export const FAILED_SIGN_INS = { max: 20, windowMs: 15 * 60_000 };

export async function signIn(
  ctx: Context,
  { email, password, remember = false }: RequestOf<typeof signInEndpoint>,
  origin: Origin,
): Promise<OutputOf<typeof signInEndpoint>> {
  const now = ctx.clock.now();
  const failures = await countFailedSignIns(
    ctx.db,
    email,
    new Date(now.getTime() - FAILED_SIGN_INS.windowMs),
  );
  if (failures >= FAILED_SIGN_INS.max) {
    throw new Failure(
      429,
      'Too many failed sign-ins. Please wait a quarter of an hour, or reset your password.',
    );
  }
  const user = await userByEmail(ctx.db, email);
  if (!(await passwordMatches(user?.password_hash ?? null, password)) || !user) {
    // Asked for any address, so that the time tells nothing; an account is stronger than what waits for its address.
    const pending = await pendingWithPassword(ctx, email, password);
    if (pending && !user) return refuseUnverified(ctx, pending, origin.address);
    await noteFailedSignIn(ctx.db, email, now);
    throw notSignedIn(TEXTS.wrongCredentials);
  }
  if (failures > 0) await forgetFailedSignIns(ctx.db, email);
  return {
    token: await beginSession(ctx, user, { ...origin, remember }),
    userRole: user.role,
    user: { _id: user.id, name: user.name, email: user.email },
  };
}

/** Mails the registration's link again; `emailSent` is false where the address got enough of them within the hour. */
async function refuseUnverified(
  ctx: Context,
  pending: { id: string; email: string },
  address: string,
): Promise<never> {
  const limit = await inTransaction(ctx.db, (tx) => mailAnotherLink(ctx, tx, pending, address));
  throw new Refusal(TEXTS.emailNotVerified, { emailSent: limit === null });
}
