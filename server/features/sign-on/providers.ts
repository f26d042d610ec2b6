import * as refusals from '#contract/messages/en/refusals.ts';
import type { SIGN_ON_KINDS } from '#contract/account/sign-on.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type Provider, ProviderAway } from '#server/platform/outgoing/openid.ts';
import { OutgoingRefused } from '#server/platform/outgoing/outgoing.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { seal, unseal } from '#server/platform/secrets/sealing.ts';
import { providerOf } from './store.ts';

export type Kind = (typeof SIGN_ON_KINDS)[number];

/** A provider and its owner. */
export interface KnownProvider {
  provider: Provider;
  /** Null for the operator's provider. */
  companyId: string | null;
  name: string;
}

export async function companyProvider(ctx: Context, companyId: string): Promise<KnownProvider | null> {
  const row = await providerOf(ctx.db, companyId);
  if (row === null) return null;
  return {
    companyId,
    name: new URL(row.issuer).host,
    provider: {
      issuer: row.issuer,
      clientId: row.client_id,
      // With an empty secret, people are told that the provider cannot be reached.
      clientSecret: readSecret(ctx, companyId, row.client_secret) ?? '',
      isOperators: false,
    },
  };
}

export function operatorsProvider({ config }: Context): KnownProvider | null {
  if (config.signOn === undefined) return null;
  const { issuer, clientId, clientSecret, name } = config.signOn;
  return { companyId: null, name, provider: { issuer, clientId, clientSecret, isOperators: true } };
}

/** The provider of this kind that the person who is signed in may link. */
export async function providerFor(ctx: Context, caller: Caller, kind: Kind): Promise<KnownProvider | null> {
  if (kind === 'company') return caller.role === 'employer' ? companyProvider(ctx, caller.companyId) : null;
  return ctx.config.signOn?.roles.includes(caller.role) ? operatorsProvider(ctx) : null;
}

export function sealSecret(ctx: Context, companyId: string, secret: string): string {
  return seal(ctx.secret, 'sign-on secrets', companyId, secret);
}

/** Null if it was sealed with a different AUTH_SECRET. An owner must then enter it again. */
function readSecret(ctx: Context, companyId: string, sealed: string): string | null {
  try {
    return unseal(ctx.secret, 'sign-on secrets', companyId, sealed);
  } catch (error) {
    ctx.log.error({ err: error, companyId }, 'a client secret cannot be read: was AUTH_SECRET changed?');
    return null;
  }
}

/** Converts the error to a refusal for someone who wants to sign in. */
export function asRefusal(error: unknown): unknown {
  const isAway = error instanceof ProviderAway || error instanceof OutgoingRefused;
  return isAway ? new Refusal('sign-on.provider-away', refusals.signOnAway()) : error;
}
