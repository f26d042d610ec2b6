import { createHash } from 'node:crypto';
import { type JSONWebKeySet, createLocalJWKSet, errors as joseErrors, compactVerify } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { refusalIn } from './outgoing.ts';

/** Single sign-on with an OpenID Connect provider: authorization code with PKCE, state and nonce. */

export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether the operator configured it. A provider that a company configured must not be in a private network. */
  isOperators: boolean;
}

/** The part of a started sign-on that only this server knows. */
export interface Begun {
  state: string;
  nonce: string;
  verifier: string;
}

/** What a provider says about the person who signed in. */
export interface Identity {
  issuer: string;
  /** A permanent id of the person. */
  subject: string;
  email: string | null;
  /** Whether the provider verified that the email address belongs to the person. */
  isEmailVerified: boolean;
  name: string | null;
}

/** The provider cannot be reached, or its description is unusable. `message` is a sentence for people. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** What the provider sent is not valid. */
export class SignOnNotAccepted extends Error {
  override name = 'SignOnNotAccepted';
}

/** Different machines' clocks disagree. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** A description is read again after this time, because a provider may move its addresses. */
const DESCRIPTION_MS = 600_000;
/** After a failure, the provider is not called again for a moment, no matter who asks. */
const FAILURE_MS = 3_000;
/** Keys are read again if a key is unknown, but no more often than this. */
const UNKNOWN_KEY_MS = 30_000;
/** More than one installation's providers. Each change of a client adds one. */
const MOST_KNOWN = 1_000;
/** Signatures made with the client's secret prove nothing about the provider's keys, so they are not accepted. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** The longest subject that OpenID Connect allows. */
const SUBJECT_MAX = 255;

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
const facts = z.object({
  email: z.string().max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().max(500).optional().catch(undefined),
});

/**
 * Our own calls decide where an address without https is allowed (outgoing.ts). The library marks this function as
 * deprecated only to draw attention to it.
 */
const allowHttp: (configuration: client.Configuration) => void = Reflect.get(client, 'allowInsecureRequests');

interface Known {
  description: client.ServerMetadata;
  readAt: number;
  keys: Promise<JSONWebKeySet> | null;
  /** When the keys were last read again because of an unknown key. */
  readAgainAt: number;
}

const knownProviders = new WeakMap<Context['outgoing'], Map<string, Promise<Known>>>();

/** The address of the provider's page, and the data that finishSignOn needs. Throws ProviderAway. */
export async function beginSignOn(
  ctx: Context,
  provider: Provider,
  { redirectAddress, loginHint }: { redirectAddress: string; loginHint?: string | undefined },
): Promise<{ address: string; begun: Begun }> {
  const { description } = await describe(ctx, provider);
  const begun = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(clientOf(ctx, provider, description), {
    redirect_uri: redirectAddress,
    scope: 'openid email profile',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  });
  return { address: address.href, begun };
}

/** Exchanges the code from the provider's answer. Throws ProviderAway or SignOnNotAccepted. */
export async function finishSignOn(
  ctx: Context,
  provider: Provider,
  {
    redirectAddress,
    begun,
    answer,
  }: { redirectAddress: string; begun: Begun; answer: Record<string, string> },
): Promise<Identity> {
  const known = await describe(ctx, provider);
  const configuration = clientOf(ctx, provider, known.description);
  const address = new URL(redirectAddress);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  try {
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined || tokens.id_token === undefined)
      throw new SignOnNotAccepted('The provider sent no ID token.');
    await checkSignature(ctx, provider, known, tokens.id_token);
    if (claims.sub.length > SUBJECT_MAX) throw new SignOnNotAccepted('The subject is too long.');
    // Many providers give the email address only here.
    const told =
      claims['email'] === undefined && known.description.userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    const { email, email_verified: isVerified, name } = facts.parse(told);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: email ?? null,
      isEmailVerified: isVerified === true,
      name: name ?? null,
    };
  } catch (error) {
    throw readable(ctx, provider, error);
  }
}

/** Asks the provider for its description. Throws ProviderAway or OutgoingRefused. */
export async function checkProvider(ctx: Context, provider: Provider): Promise<void> {
  knownFor(ctx).delete(keyOf(provider));
  await describe(ctx, provider);
}

/** The provider's description. Concurrent callers wait for the same answer. */
async function describe(ctx: Context, provider: Provider): Promise<Known> {
  if (provider.clientSecret === '') throw new ProviderAway('There is no client secret that can be read.');
  const all = knownFor(ctx);
  const key = keyOf(provider);
  const kept = all.get(key);
  if (kept) {
    const found = await kept;
    if (Date.now() - found.readAt < DESCRIPTION_MS) return found;
    if (all.get(key) === kept) all.delete(key);
    return describe(ctx, provider);
  }
  if (all.size >= MOST_KNOWN) all.clear();
  const asked = discover(ctx, provider);
  all.set(key, asked);
  asked.catch(() => {
    setTimeout(() => {
      if (all.get(key) === asked) all.delete(key);
    }, FAILURE_MS).unref();
  });
  return asked;
}

async function discover(ctx: Context, provider: Provider): Promise<Known> {
  try {
    const configuration = await client.discovery(new URL(provider.issuer), provider.clientId, {}, undefined, {
      [client.customFetch]: fetchOf(ctx, provider),
      execute: [allowHttp],
    });
    const description = configuration.serverMetadata();
    // The browser opens this address from our page, where another scheme could run a script.
    if (!/^https?:\/\//i.test(description.authorization_endpoint ?? ''))
      throw new ProviderAway('The provider has no page to sign in at.');
    return {
      description,
      readAt: Date.now(),
      keys: null,
      readAgainAt: 0,
    };
  } catch (error) {
    throw readable(ctx, provider, error, true);
  }
}

/** Our side as the provider's client, once the provider has described itself. */
function clientOf(
  ctx: Context,
  provider: Provider,
  description: client.ServerMetadata,
): client.Configuration {
  const { clientId, clientSecret } = provider;
  // OpenID Connect's default is a header, which also applies if the provider does not list its methods.
  const methods = description.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const configuration = new client.Configuration(
    description,
    clientId,
    {
      [client.clockSkew]: Math.round((ctx.clock.now().getTime() - Date.now()) / 1000),
      [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    },
    methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret),
  );
  configuration[client.customFetch] = fetchOf(ctx, provider);
  allowHttp(configuration);
  return configuration;
}

function fetchOf(ctx: Context, { isOperators }: Provider): client.CustomFetch {
  const { fetchForOperator, checkedFetch } = ctx.outgoing;
  const call = isOperators ? fetchForOperator : checkedFetch;
  return async (address, { method, headers, body, signal }) => {
    const answer = await call(address, { method, headers, body, signal: signal ?? null });
    return answer as unknown as Response;
  };
}

async function checkSignature(ctx: Context, provider: Provider, known: Known, token: string): Promise<void> {
  known.keys ??= readKeys(ctx, provider, known);
  const keys = await known.keys.catch((error: unknown) => {
    known.keys = null;
    throw error;
  });
  try {
    await compactVerify(token, createLocalJWKSet(keys), { algorithms: ALGORITHMS });
  } catch (error) {
    const isUnknownKey = error instanceof joseErrors.JWKSNoMatchingKey;
    if (!isUnknownKey || Date.now() - known.readAgainAt < UNKNOWN_KEY_MS) throw error;
    known.readAgainAt = Date.now();
    known.keys = null;
    await checkSignature(ctx, provider, known, token);
  }
}

async function readKeys(ctx: Context, provider: Provider, { description }: Known): Promise<JSONWebKeySet> {
  const address = description.jwks_uri;
  if (address === undefined) throw new ProviderAway('The provider does not say where its keys are.');
  const { fetchForOperator, checkedFetch } = ctx.outgoing;
  const answer = await (provider.isOperators ? fetchForOperator : checkedFetch)(address);
  if (answer.status !== 200) throw new ProviderAway(`The provider’s keys: status ${answer.status}.`);
  return jwks.parse(await answer.json());
}

/** Converts the error to one of ours. The log has the reason; people read a sentence from the caller. */
function readable(ctx: Context, { issuer }: Provider, error: unknown, isDescription = false): Error {
  const refused = refusalIn(error);
  if (refused !== null) return refused;
  ctx.log.warn({ err: error, issuer }, 'a sign-on failed');
  if (error instanceof ProviderAway || error instanceof SignOnNotAccepted) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return !isDescription && isAboutAnswer(error)
    ? new SignOnNotAccepted(reason, { cause: error })
    : new ProviderAway(reason, { cause: error });
}

/** Codes of openid-client for a provider that does not answer correctly. */
const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Whether the fault is in the person's answer, and not in the provider or the client's secret. */
function isAboutAnswer(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.error !== 'invalid_client';
  if (error instanceof client.ClientError) return !AWAY.includes(error.code ?? '');
  return error instanceof client.AuthorizationResponseError || error instanceof joseErrors.JOSEError;
}

function knownFor({ outgoing }: Context): Map<string, Promise<Known>> {
  let all = knownProviders.get(outgoing);
  if (all === undefined) knownProviders.set(outgoing, (all = new Map()));
  return all;
}

const keyOf = ({ issuer, clientId, clientSecret, isOperators }: Provider) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, clientId, clientSecret, isOperators]))
    .digest('base64url');
