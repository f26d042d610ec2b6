import type { Readable } from 'node:stream';
import type { Endpoint, MemberRole, OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { TokenScope } from '#contract/company/token-scopes.ts';
import type { Context } from '#server/platform/context.ts';
import { notAllowed } from '#server/platform/outcome.ts';

interface SignedInCaller {
  /** The person's id. What belongs to a login belongs to this person: password, sessions, second factor. */
  id: string;
  /** The session that the token belongs to. */
  sessionId: string;
  /** Whether the person runs the installation. Never true for a program. */
  isOperator: boolean;
}

export interface CandidateCaller extends SignedInCaller {
  role: 'candidate';
}

/** A member of a company. What the member does for the company belongs to `companyId`. */
export interface EmployerCaller extends SignedInCaller {
  role: 'employer';
  companyId: string;
  memberRole: MemberRole;
  /** Whether the member sees applicants' contact data: addresses, phone numbers and documents. */
  seesContacts: boolean;
  /**
   * Set for a program that calls with its company's API token. Such a caller has no login: `id` and `sessionId` are
   * then the token's, and match no person and no session.
   */
  token?: { id: string; scopes: readonly TokenScope[] };
}

/** The signed-in person who makes the request, as stored in the database. */
export type Caller = CandidateCaller | EmployerCaller;

/** Where a request came from. */
export interface Origin {
  address: string;
  /** The User-Agent header, which can be anything. */
  userAgent: string | undefined;
  /** The cookies that the browser sent, limited to those that our answers set. */
  cookies: Readonly<Record<string, string>>;
}

export interface IncomingFile {
  stream: Readable;
  /** The name that the sender gave. It is only displayed, and never used as a path. */
  filename: string;
  /** The length of the request, if it has a header for it. The file cannot be larger. */
  requestBytes?: number;
}

export interface Call<E extends Endpoint> {
  input: RequestOf<E>;
  origin: Origin;
}

/** A cookie that scripts cannot read and that is not sent with requests from other sites' pages. */
export interface SetCookie {
  name: string;
  value: string;
  /** The browser sends it only to addresses below this path. */
  path: string;
  maxAgeSeconds: number;
}

export interface Reply<T> {
  data: T;
  message?: string;
  /** For lists that are paged by the Link header. */
  nextCursor?: string | null;
  cookie?: SetCookie;
  /** Who signed in or was confirmed by this call, for the security log. */
  accountId?: string;
}

/** The reply of a route. `message` is shown to the person; omit it if there is nothing to say. */
export function reply<T>(data: T, message?: string, nextCursor?: string | null): Reply<T> {
  return { data, message, nextCursor };
}

export interface Route {
  endpoint: Endpoint;
  handle(
    ctx: Context,
    call: { input: unknown; origin: Origin; caller: Caller | null; file: IncomingFile | null },
  ): Promise<Reply<unknown>>;
}

/** Serves an endpoint that only signed-in people may call. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, call: Call<E> & { caller: Caller }) => Promise<Reply<OutputOf<E>>>,
): Route {
  if (endpoint.audience.includes('visitor'))
    throw new Error(`${endpoint.path} is open to visitors: use openRoute`);
  return {
    endpoint,
    handle: (ctx, { input, origin, caller }) =>
      handle(ctx, { input: input as RequestOf<E>, origin, caller: caller! }),
  };
}

/** Serves an endpoint that only company members may call. */
export function employerRoute<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, call: Call<E> & { caller: EmployerCaller }) => Promise<Reply<OutputOf<E>>>,
): Route {
  return route(endpoint, (ctx, call) => handle(ctx, { ...call, caller: asEmployer(call.caller) }));
}

/** The caller of an endpoint that is only for employers. */
export function asEmployer(caller: Caller): EmployerCaller {
  if (caller.role !== 'employer') throw notAllowed();
  return caller;
}

/** Serves an endpoint that visitors may call too. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, call: Call<E> & { caller: Caller | null }) => Promise<Reply<OutputOf<E>>>,
): Route {
  return {
    endpoint,
    handle: (ctx, { input, origin, caller }) => handle(ctx, { input: input as RequestOf<E>, origin, caller }),
  };
}

/** Serves an endpoint that takes one file. */
export function uploadRoute<E extends Endpoint>(
  endpoint: E,
  handle: (
    ctx: Context,
    call: Call<E> & { caller: Caller; file: IncomingFile },
  ) => Promise<Reply<OutputOf<E>>>,
): Route {
  if (!endpoint.upload) throw new Error(`${endpoint.path} declares no upload`);
  return {
    endpoint,
    handle: (ctx, { input, origin, caller, file }) =>
      handle(ctx, { input: input as RequestOf<E>, origin, caller: caller!, file: file! }),
  };
}
