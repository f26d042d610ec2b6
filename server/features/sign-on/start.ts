import { randomBytes } from 'node:crypto';
import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/sign-on.ts';
import { TEXTS } from '#contract/texts.ts';
import { confirmOwnPassword } from '#server/features/accounts/own-password.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/hash-token.ts';
import type { Caller, Reply } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { beginSignOn } from '#server/platform/openid.ts';
import { redirectAddress } from './company-sign-on.ts';
import { companyOfDomain, domainOf } from './domains.ts';
import {
  type KnownProvider,
  asRefusal,
  companyProvider,
  operatorsProvider,
  providerFor,
} from './providers.ts';
import { insertAttempt } from './store.ts';

type Started = Reply<OutputOf<typeof contract.startSignOn>>;

/**
 * Binds a sign-on to the browser that began it, so that nobody can make another person's browser finish it. It is sent
 * with calls of our own pages alone.
 */
export const BROWSER_COOKIE = 'roundone_sign_on';
const MINUTES = 10;

export async function startSignOn(
  ctx: Context,
  { email, companyId, remember = false }: RequestOf<typeof contract.startSignOn>,
): Promise<Started> {
  const known = await namedProvider(ctx, { email, companyId });
  if (known === null) throw new Refusal('sign-on.unknown-provider', TEXTS.signOnUnknown);
  return begin(ctx, known, { remember, userId: null, loginHint: email });
}

/** Begins to link a provider to the account of a person who is signed in. */
export async function startLinking(
  ctx: Context,
  caller: Caller,
  { kind, current }: RequestOf<typeof contract.startLinkingSignOn>,
): Promise<Started> {
  const user = await confirmOwnPassword(ctx, caller, current);
  const known = await providerFor(ctx, caller, kind);
  if (known === null) throw new Refusal('sign-on.unknown-provider', TEXTS.signOnNoProvider);
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
    stateHash: hashToken(begun.state),
    browserHash: hashToken(browser),
    companyId,
    nonce: begun.nonce,
    verifier: begun.verifier,
    remember,
    userId,
    expiresAt: new Date(ctx.clock.now().getTime() + MINUTES * 60_000),
  });
  return {
    data: { address },
    cookie: { name: BROWSER_COOKIE, value: browser, path: '/api/auth', maxAgeSeconds: MINUTES * 60 },
  };
}
