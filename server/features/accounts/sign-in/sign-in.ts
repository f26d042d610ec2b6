import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { signIn as signInEndpoint } from '#contract/account/auth.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Reply, Origin } from '#server/platform/http/route.ts';
import { Failure, Refusal, about } from '#server/platform/outcome.ts';
import { countGuess, signInScopes } from './guesses.ts';
import { deviceCookie, knownDevice } from '../sessions/devices.ts';
import { inHashingTurn, passwordMatches } from './passwords.ts';
import { isOperator } from '../operators/operator-store.ts';
import { refuseWithoutSignOn } from './required-sign-on.ts';
import type { RegistrationRow } from '../registration/registration-store.ts';
import { mailAnotherLink, pendingWithPassword } from '../registration/registrations.ts';
import { factorsOf, mustHaveSecondFactor } from '../second-factor/second-factor.ts';
import { membershipOf } from '../sessions/session-store.ts';
import { beginSession } from '../sessions/sessions.ts';
import { languageAtSignIn } from '../language.ts';
import { type UserRow, userByEmail } from '../store.ts';
import { makeTicket } from '../second-factor/tickets.ts';

type SignedIn = OutputOf<typeof signInEndpoint>;

/** Throws a Refusal if the company requires single sign-on, and otherwise the same as `afterFirstFactor`. */
export function signIn(
  ctx: Context,
  request: RequestOf<typeof signInEndpoint>,
  origin: Origin,
): Promise<Reply<SignedIn>> {
  return inHashingTurn(() => checkPassword(ctx, request, origin));
}

async function checkPassword(
  ctx: Context,
  { email, password, remember = false }: RequestOf<typeof signInEndpoint>,
  origin: Origin,
): Promise<Reply<SignedIn>> {
  const account = await userByEmail(ctx.db, email);
  const device = account && knownDevice(ctx, origin, account);
  const found = await countGuess(ctx, signInScopes(ctx, 'password', email, origin.address, device), () =>
    ownerOf(ctx, account, email, password),
  );
  if (!found) throw about(account?.id, new Failure('sign-in.wrong-credentials', refusals.wrongCredentials()));
  if ('pending' in found) return refuseUnverified(ctx, found.pending, origin.address);
  await refuseWithoutSignOn(ctx, found.user);
  return afterFirstFactor(ctx, found.user, { ...origin, remember });
}

/** For a person who has proved who they are. Throws a Refusal with a ticket if a second factor is needed. */
export async function afterFirstFactor(
  ctx: Context,
  user: UserRow,
  origin: Origin & { remember: boolean },
): Promise<Reply<SignedIn>> {
  const { remember } = origin;
  refuseLocked(user);
  const factors = await factorsOf(ctx.db, user.id);
  if (factors.length > 0) {
    const ticket = await makeTicket(ctx, user, 'second-factor', remember);
    throw about(
      user.id,
      new Refusal('sign-in.second-factor-needed', refusals.secondFactorNeeded(), {
        secondFactor: factors,
        ticket,
      }),
    );
  }
  if (await mustHaveSecondFactor(ctx.db, user)) {
    const ticket = await makeTicket(ctx, user, 'enrolment', remember);
    throw about(
      user.id,
      new Refusal('sign-in.second-factor-to-set-up', refusals.secondFactorToSetUp(), {
        secondFactor: [],
        ticket,
      }),
    );
  }
  return beginLogin(ctx, user, origin);
}

/** The owner of the password: the account, or a pending registration of its address. Null if the password is wrong. */
async function ownerOf(
  ctx: Context,
  account: UserRow | null,
  email: string,
  password: string,
): Promise<{ user: UserRow } | { pending: RegistrationRow } | null> {
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (account && matches) return { user: account };
  // Checked for any address, so that the time reveals nothing. An account has priority over pending registrations.
  const pending = await pendingWithPassword(ctx, email, password);
  return pending && !account ? { pending } : null;
}

/** Emails the registration's link again. `emailSent` is false if the address has reached the hourly limit. */
async function refuseUnverified(
  ctx: Context,
  pending: { id: string; email: string },
  address: string,
): Promise<never> {
  const limit = await inTransaction(ctx.db, (tx) => mailAnotherLink(ctx, tx, pending, address));
  throw new Refusal('email.not-verified', TEXTS.emailNotVerified, { emailSent: limit === null });
}

/** Only after a correct password or another factor, so that no one else learns that the account is locked. */
function refuseLocked(user: UserRow): void {
  if (user.locked_at !== null) throw about(user.id, new Refusal('sign-in.locked', refusals.accountLocked()));
}

/** The only place where a session starts, for every way to sign in. From here on the device is known. */
export async function beginLogin(
  ctx: Context,
  user: UserRow,
  origin: Origin & { remember: boolean },
): Promise<Reply<SignedIn>> {
  refuseLocked(user);
  const member = user.role === 'employer' ? await membershipOf(ctx.db, user.id) : undefined;
  if (member === null) throw new Refusal('sign-in.no-company', refusals.noCompany());
  return {
    data: {
      token: await beginSession(ctx, user, origin),
      userRole: user.role,
      user: { _id: user.id, name: user.name, email: user.email },
      ...(member === undefined ? {} : { memberRole: member.memberRole }),
      ...((await isOperator(ctx.db, user.id)) ? { isOperator: true as const } : {}),
      language: await languageAtSignIn(ctx.db, user, origin.cookies),
    },
    cookie: await deviceCookie(ctx, origin, user),
    accountId: user.id,
  };
}
