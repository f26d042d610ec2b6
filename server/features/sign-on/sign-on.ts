import { randomBytes } from 'node:crypto';
import * as said from '#contract/messages/en/sign-on.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/account/sign-on.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { afterFirstFactor, beginLogin } from '#server/features/accounts/sign-in/sign-in.ts';
import { signOnRulesOf } from '#server/features/accounts/sign-in/sign-in-rule-store.ts';
import type { UserRow } from '#server/features/accounts/store.ts';
import { membershipOf } from '#server/features/accounts/sessions/session-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Origin, Reply } from '#server/platform/http/route.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { Failure, Refusal, badInput } from '#server/platform/outcome.ts';
import {
  type Identity,
  SignOnNotAccepted,
  finishSignOn as askProvider,
  beginSignOn,
} from '#server/platform/outgoing/openid.ts';
import { confirmOwnPassword } from '#server/features/accounts/sign-in/own-password.ts';
import { redirectAddress } from './company-sign-on.ts';
import { linkOwnAccount } from './links.ts';
import { personOf } from './people.ts';
import {
  type KnownProvider,
  asRefusal,
  companyProvider,
  operatorsProvider,
  providerFor,
} from './providers.ts';
import { type AttemptRow, providerOf, takeAttempt, insertAttempt } from './store.ts';
import { companyOfDomain, domainOf } from './domains.ts';

type Started = Reply<OutputOf<typeof contract.startSignOn>>;

/** Binds a sign-on to its browser, so that no one can make another person's browser finish it. */
const BROWSER_COOKIE = 'roundone_sign_on';
const MINUTES = 10;

export async function startSignOn(
  ctx: Context,
  { email, companyId, remember = false }: RequestOf<typeof contract.startSignOn>,
): Promise<Started> {
  const known = await namedProvider(ctx, { email, companyId });
  if (known === null) throw new Refusal('sign-on.unknown-provider', refusals.signOnUnknown());
  return begin(ctx, known, { remember, userId: null, loginHint: email });
}

/** Starts to link a provider to the account of the person who is signed in. */
export async function startLinking(
  ctx: Context,
  caller: Caller,
  { kind, current }: RequestOf<typeof contract.startLinkingSignOn>,
): Promise<Started> {
  const user = await confirmOwnPassword(ctx, caller, current);
  const known = await providerFor(ctx, caller, kind);
  if (known === null) throw new Refusal('sign-on.unknown-provider', refusals.signOnNoProvider());
  return begin(ctx, known, { remember: false, userId: user.id, loginHint: user.email });
}

async function namedProvider(
  ctx: Context,
  { email, companyId }: { email?: string | undefined; companyId?: string | undefined },
): Promise<KnownProvider | null> {
  if (companyId !== undefined) return companyProvider(ctx, companyId);
  if (email === undefined) return operatorsProvider(ctx);
  const owner = await companyOfDomain(ctx, domainOf(email));
  return owner === null ? null : companyProvider(ctx, owner);
}

async function begin(
  ctx: Context,
  { provider, companyId }: KnownProvider,
  options: { remember: boolean; userId: string | null; loginHint: string | undefined },
): Promise<Started> {
  const { remember, userId, loginHint } = options;
  const { address, begun } = await beginSignOn(ctx, provider, {
    redirectAddress: redirectAddress(ctx),
    loginHint,
  }).catch((error: unknown) => {
    throw asRefusal(error);
  });
  const browser = randomBytes(32).toString('base64url');
  await insertAttempt(ctx.db, {
    state_hash: hashToken(begun.state),
    browser_hash: hashToken(browser),
    company_id: companyId,
    nonce: begun.nonce,
    verifier: begun.verifier,
    remember,
    user_id: userId,
    expires_at: new Date(ctx.clock.now().getTime() + MINUTES * 60_000),
  });
  return {
    data: { address },
    cookie: { name: BROWSER_COOKIE, value: browser, path: '/api/auth', maxAgeSeconds: MINUTES * 60 },
  };
}

type Input = RequestOf<typeof contract.finishSignOn>;

/** Finishes a sign-on. Returns the person's login, or null if the person linked the provider to the account. */
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
  if (input.error !== undefined) throw new Refusal('sign-on.cancelled', refusals.signOnCancelled());
  const known =
    attempt.company_id === null ? operatorsProvider(ctx) : await companyProvider(ctx, attempt.company_id);
  if (known === null || input.code === undefined) throw expired();
  const identity = await identify(ctx, known, attempt, input);
  if (attempt.user_id !== null) {
    // The requesting account must still be signed in here, because the password was confirmed in that session.
    if (caller?.id !== attempt.user_id) throw expired();
    await linkOwnAccount(ctx, caller, known, identity, origin);
    return { data: { login: null, remember: false }, message: said.linked() };
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
      throw new Failure('sign-on.not-accepted', refusals.signOnNotAccepted());
    throw asRefusal(error);
  }
}

/** Whether the company's rules say that the provider it uses is sufficient without a second factor. */
async function isEnough(ctx: Context, known: KnownProvider, user: UserRow): Promise<boolean> {
  const member = await membershipOf(ctx.db, user.id);
  if (member === null) return false;
  const { isSecondFactor } = await signOnRulesOf(ctx.db, member.companyId);
  if (!isSecondFactor) return false;
  return known.companyId !== null || (await providerOf(ctx.db, member.companyId)) === null;
}

const expired = () => badInput('state', refusals.signOnExpired(), 'sign-on.expired');
