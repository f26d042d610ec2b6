import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  SignJWT,
  calculateJwkThumbprint,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { Provider } from 'oidc-provider';

export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** A real OpenID Connect provider on this machine. Its page lists its people; one click signs one of them in. */
export async function startOpenIdProvider(redirectAddress = 'http://localhost:3000/sign-on') {
  const people = new Map<string, ProviderPerson>();
  const state = {
    redirectAddress,
    key: await newKey(),
    /** How many times the keys were requested. */
    keysRead: 0,
    /** Changes an ID token before it is sent. The return value is the whole token. */
    alter: null as ((claims: Record<string, unknown>, signed: Signer) => Promise<string>) | null,
  };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
  const server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const client = { clientId: 'roundone', clientSecret: randomBytes(24).toString('hex') };

  /** Starts afresh with the current key and redirect address. Sign-ons that have already begun continue. */
  function renew(): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: [state.redirectAddress],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      jwks: { keys: [state.key] },
      cookies: { keys: ['a key for the cookies of the test'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, interaction) => `/people/${interaction.uid}` },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      ttl: {
        AuthorizationCode: 60,
        AccessToken: 600,
        IdToken: 3600,
        Grant: 600,
        Interaction: 600,
        Session: 600,
      },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
      loadExistingGrant: async (ctx) => {
        const grant = new ctx.oidc.provider.Grant({
          clientId: client.clientId,
          accountId: ctx.oidc.session!.accountId!,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (ctx, next) => {
      if (ctx.path === '/jwks') state.keysRead += 1;
      if (ctx.path.startsWith('/people/')) return showPeople(ctx);
      await next();
      const body: unknown = ctx.body;
      if (ctx.path !== '/token' || state.alter === null || !isTokens(body)) return;
      body.id_token = await state.alter(decodeJwt(body.id_token), (claims, header) =>
        sign(state.key, claims, header),
      );
    });
    const showPeople = async (ctx: {
      method: string;
      req: IncomingMessage;
      res: ServerResponse;
      body: unknown;
      type: string;
      respond?: boolean;
    }) => {
      if (ctx.method === 'POST') {
        ctx.respond = false;
        const form = new URLSearchParams(await readBody(ctx.req));
        await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: form.get('sub') ?? '' } });
        return;
      }
      ctx.type = 'text/html';
      ctx.body = `<!doctype html><title>People</title><form method="post">${[...people]
        .map(([sub, { name = sub }]) => `<button name="sub" value="${sub}">${name}</button>`)
        .join('')}</form>`;
    };
    handle = provider.callback();
  }
  renew();

  return {
    issuer,
    ...client,
    people,
    state,
    answerFor: (address: string, sub: string) => answerFor(address, sub, state.redirectAddress),
    /** Signs with a new key from now on. */
    rotateKey: async () => {
      state.key = await newKey();
      renew();
    },
    sendBackTo: (address: string) => {
      state.redirectAddress = address;
      renew();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What the provider appends to the redirect address after this person signed in there. */
async function answerFor(
  address: string,
  sub: string,
  redirectAddress: string,
): Promise<{ state: string; code: string; iss: string }> {
  const jar = new Map<string, string>();
  const open = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const next = (answer: Response, from: string) => new URL(answer.headers.get('location') ?? '', from).href;
  const page = next(await open(address), address);
  const chosen = await open(page, {
    method: 'POST',
    body: `sub=${encodeURIComponent(sub)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const resumed = next(chosen, page);
  const back = new URL(next(await open(resumed), resumed));
  if (`${back.origin}${back.pathname}` !== redirectAddress)
    throw new Error(`The provider did not send the browser back: ${back.href}`);
  const part = (name: string) => back.searchParams.get(name) ?? '';
  return { state: part('state'), code: part('code'), iss: part('iss') };
}

export type Signer = (claims: Record<string, unknown>, header?: Record<string, unknown>) => Promise<string>;

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: 'RS256', use: 'sig' };
}

async function sign(key: JWK, claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', ...(key.kid === undefined ? {} : { kid: key.kid }), ...header })
    .sign(await importJWK(key, 'RS256'));
}

function isTokens(body: unknown): body is { id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
