import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { signIn as signInEndpoint } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Reply, Origin } from '#server/platform/http/route.ts';
import { Failure, Refusal } from '#server/platform/outcome.ts';
import { attempt, signInScopes } from './attempts.ts';
import { deviceCookie, knownDevice } from './devices.ts';
import { passwordMatches } from './passwords.ts';
import type { RegistrationRow } from './registration-store.ts';
import { mailAnotherLink, pendingWithPassword } from './registrations.ts';
import { factorsOf, mustHaveSecondFactor } from './second-factor.ts';
import { beginSession } from './sessions.ts';
import { type UserRow, userByEmail } from './store.ts';
import { makeTicket } from './tickets.ts';

type SignedIn = OutputOf<typeof signInEndpoint>;

/** The password. A second factor, where there is one or the company asks for one, is a Refusal with a ticket for it. */
export async function signIn(
  ctx: Context,
  { email, password, remember = false }: RequestOf<typeof signInEndpoint>,
  origin: Origin,
): Promise<Reply<SignedIn>> {
  const account = await userByEmail(ctx.db, email);
  const device = account && (await knownDevice(ctx, origin, account.id));
  const found = await attempt(ctx, signInScopes(ctx, 'password', email, origin.address, device), () =>
    ownerOf(ctx, account, email, password),
  );
  if (!found) throw new Failure('sign-in.wrong-credentials', TEXTS.wrongCredentials);
  if ('pending' in found) return refuseUnverified(ctx, found.pending, origin.address);
  const { user } = found;
  const factors = await factorsOf(ctx.db, user.id);
  if (factors.length > 0) {
    const ticket = await makeTicket(ctx, user, 'second-factor', remember);
    throw new Refusal('sign-in.second-factor-needed', TEXTS.secondFactorNeeded, {
      secondFactor: factors,
      ticket,
    });
  }
  if (await mustHaveSecondFactor(ctx.db, user)) {
    const ticket = await makeTicket(ctx, user, 'enrolment', remember);
    throw new Refusal('sign-in.second-factor-to-set-up', TEXTS.secondFactorToSetUp, {
      secondFactor: [],
      ticket,
    });
  }
  return beginLogin(ctx, user, { ...origin, remember });
}

/** Whose password it is: the account's, or that of a registration that waits for its address; null for a wrong one. */
async function ownerOf(
  ctx: Context,
  account: UserRow | null,
  email: string,
  password: string,
): Promise<{ user: UserRow } | { pending: RegistrationRow } | null> {
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (account && matches) return { user: account };
  // Asked for any address, so that the time tells nothing; an account is stronger than what waits for its address.
  const pending = await pendingWithPassword(ctx, email, password);
  return pending && !account ? { pending } : null;
}

/** Mails the registration's link again; `emailSent` is false where the address got enough of them within the hour. */
async function refuseUnverified(
  ctx: Context,
  pending: { id: string; email: string },
  address: string,
): Promise<never> {
  const limit = await inTransaction(ctx.db, (tx) => mailAnotherLink(ctx, tx, pending, address));
  throw new Refusal('email.not-verified', TEXTS.emailNotVerified, { emailSent: limit === null });
}

/** The one place where a login begins, whichever way somebody came; the device is known from here on. */
export async function beginLogin(
  ctx: Context,
  user: UserRow,
  origin: Origin & { remember: boolean },
): Promise<Reply<SignedIn>> {
  return {
    data: {
      token: await beginSession(ctx, user, origin),
      userRole: user.role,
      user: { _id: user.id, name: user.name, email: user.email },
    },
    cookie: await deviceCookie(ctx, origin, user.id),
  };
}
