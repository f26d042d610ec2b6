import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/sign-on.ts';
import { TEXTS } from '#contract/texts.ts';
import { afterFirstFactor, beginLogin } from '#server/features/accounts/sign-in.ts';
import { signOnRulesOf } from '#server/features/accounts/sign-in-rule-store.ts';
import type { UserRow } from '#server/features/accounts/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Origin, Reply } from '#server/platform/http/route.ts';
import { hashToken } from '#server/platform/hash-token.ts';
import { Failure, Refusal, badInput } from '#server/platform/outcome.ts';
import { type Identity, SignOnNotAccepted, finishSignOn as askProvider } from '#server/platform/openid.ts';
import { redirectAddress } from './company-sign-on.ts';
import { linkOwnAccount } from './links.ts';
import { personOf } from './people.ts';
import { type KnownProvider, asRefusal, companyProvider, operatorsProvider } from './providers.ts';
import { BROWSER_COOKIE } from './start.ts';
import { type AttemptRow, membershipOf, providerOf, takeAttempt } from './store.ts';

type Input = RequestOf<typeof contract.finishSignOn>;

/** Ends a sign-on: the login of the person, or null if the person linked the provider to the account. */
export async function finishSignOn(
  ctx: Context,
  input: Input,
  caller: Caller | null,
  origin: Origin,
): Promise<Reply<OutputOf<typeof contract.finishSignOn>>> {
  const attempt = await takeAttempt(ctx.db, {
    stateHash: hashToken(input.state),
    browserHash: hashToken(origin.cookies[BROWSER_COOKIE] ?? ''),
    now: ctx.clock.now(),
  });
  if (attempt === null) throw expired();
  if (input.error !== undefined) throw new Refusal('sign-on.cancelled', TEXTS.signOnCancelled);
  const known =
    attempt.company_id === null ? operatorsProvider(ctx) : await companyProvider(ctx, attempt.company_id);
  if (known === null || input.code === undefined) throw expired();
  const identity = await identify(ctx, known, attempt, input);
  if (attempt.user_id !== null) {
    // The account that asked must still be signed in here: the password was confirmed in that login.
    if (caller?.id !== attempt.user_id) throw expired();
    await linkOwnAccount(ctx, caller, known, identity, origin);
    return { data: { login: null, remember: false }, message: 'The sign-on was linked to your account.' };
  }
  const user = await personOf(ctx, known, identity, origin);
  const withRemember = { ...origin, remember: attempt.remember };
  const { data, ...rest } = (await isEnough(ctx, known, user))
    ? await beginLogin(ctx, user, withRemember)
    : await afterFirstFactor(ctx, user, withRemember);
  return { ...rest, data: { login: data, remember: attempt.remember } };
}

async function identify(
  ctx: Context,
  { provider }: KnownProvider,
  attempt: AttemptRow,
  { state, code = '', iss }: Input,
): Promise<Identity> {
  try {
    return await askProvider(ctx, provider, {
      redirectAddress: redirectAddress(ctx),
      begun: { state, nonce: attempt.nonce, verifier: attempt.verifier },
      answer: { state, code, ...(iss === undefined ? {} : { iss }) },
    });
  } catch (error) {
    if (error instanceof SignOnNotAccepted)
      throw new Failure('sign-on.not-accepted', TEXTS.signOnNotAccepted);
    throw asRefusal(error);
  }
}

/**
 * Whether no second factor is asked for: the company says so of the provider that it uses, its own or, if it has none,
 * the operator's.
 */
async function isEnough(ctx: Context, known: KnownProvider, user: UserRow): Promise<boolean> {
  const member = await membershipOf(ctx.db, user.id);
  if (member === null) return false;
  const { isSecondFactor } = await signOnRulesOf(ctx.db, member.companyId);
  if (!isSecondFactor) return false;
  return known.companyId !== null || (await providerOf(ctx.db, member.companyId)) === null;
}

const expired = () => badInput('state', TEXTS.signOnExpired, 'sign-on.expired');
