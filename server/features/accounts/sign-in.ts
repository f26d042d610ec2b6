import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { signIn as signInEndpoint } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Answer } from '#server/platform/http/route.ts';
import { Refusal, notSignedIn } from '#server/platform/outcome.ts';
import { type Origin, attempt, signInScopes } from './attempts.ts';
import { deviceCookie, knownDevice } from './devices.ts';
import { mailVerificationLink } from './mails.ts';
import { passwordMatches } from './passwords.ts';
import { factorsOf, mustHaveSecondFactor } from './second-factor.ts';
import { type UserRow, userByEmail } from './store.ts';
import { makeTicket } from './tickets.ts';
import { signLoginToken } from './tokens.ts';

type SignedIn = OutputOf<typeof signInEndpoint>;

/** The password. A second factor, where there is one or the company asks for one, is a Refusal with a ticket for it. */
export async function signIn(
  ctx: Context,
  { email, password }: RequestOf<typeof signInEndpoint>,
  origin: Origin,
): Promise<Answer<SignedIn>> {
  const account = await userByEmail(ctx.db, email);
  const device = account && (await knownDevice(ctx, origin, account.id));
  const user = await attempt(ctx, signInScopes(ctx, 'password', email, origin.address, device), async () =>
    (await passwordMatches(account?.password_hash ?? null, password)) ? account : null,
  );
  if (!user) throw notSignedIn(TEXTS.wrongCredentials);
  if (user.email_verified_at === null) {
    await inTransaction(ctx.db, (tx) => mailVerificationLink(ctx, tx, user));
    throw new Refusal(TEXTS.emailNotVerified, { emailSent: true });
  }
  const factors = await factorsOf(ctx.db, user.id);
  if (factors.length > 0) {
    const ticket = await makeTicket(ctx, user, 'second-factor');
    throw new Refusal(TEXTS.secondFactorNeeded, { secondFactor: factors, ticket });
  }
  if (await mustHaveSecondFactor(ctx.db, user)) {
    const ticket = await makeTicket(ctx, user, 'enrolment');
    throw new Refusal(TEXTS.secondFactorToSetUp, { secondFactor: [], ticket });
  }
  return beginLogin(ctx, user, origin);
}

/** The one place where a login begins, whichever way somebody came; the device is known from here on. */
export async function beginLogin(ctx: Context, user: UserRow, origin: Origin): Promise<Answer<SignedIn>> {
  return {
    data: {
      token: await signLoginToken(ctx, user),
      userRole: user.role,
      user: { _id: user.id, name: user.name, email: user.email },
    },
    cookie: await deviceCookie(ctx, origin, user.id),
  };
}
