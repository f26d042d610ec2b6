import type { Readable } from 'node:stream';
import type { Endpoint, OutputOf, RequestOf, Role } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';

/** The signed-in person behind a request, as the database knows them. */
export interface Caller {
  id: string;
  role: Role;
  /** The session that the token belongs to. */
  sessionId: string;
}

/** Where a request came from. */
export interface Origin {
  address: string;
  /** What the browser says of itself; anything at all. */
  userAgent: string | undefined;
  /** What the browser sent of the cookies that answers set. */
  cookies: Readonly<Record<string, string>>;
}

export interface IncomingFile {
  stream: Readable;
  /** As the sender named it: only ever shown, never used as a path. */
  filename: string;
  /** The request's length, where it told one: the file has no more. */
  requestBytes?: number;
}

export interface Call<E extends Endpoint> {
  input: RequestOf<E>;
  origin: Origin;
}

/** A cookie that scripts cannot read and that no other site's page sends. */
export interface SetCookie {
  name: string;
  value: string;
  /** Sent to addresses below this one alone. */
  path: string;
  maxAgeSeconds: number;
}

export interface Answer<T> {
  data: T;
  message?: string;
  /** For lists paged by the Link header. */
  nextCursor?: string | null;
  cookie?: SetCookie;
}

/** A handler's answer; `message` is shown to the person, so it is left out where there is nothing to say. */
export function answer<T>(data: T, message?: string, nextCursor?: string | null): Answer<T> {
  return { data, message, nextCursor };
}

export interface Route {
  endpoint: Endpoint;
  handle(
    ctx: Context,
    call: { input: unknown; origin: Origin; caller: Caller | null; file: IncomingFile | null },
  ): Promise<Answer<unknown>>;
}

/** Serves an endpoint that only signed-in people may call. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, call: Call<E> & { caller: Caller }) => Promise<Answer<OutputOf<E>>>,
): Route {
  if (endpoint.audience.includes('visitor'))
    throw new Error(`${endpoint.path} is open to visitors: use openRoute`);
  return {
    endpoint,
    handle: (ctx, { input, origin, caller }) =>
      handle(ctx, { input: input as RequestOf<E>, origin, caller: caller! }),
  };
}

/** Serves an endpoint that visitors may call too. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, call: Call<E> & { caller: Caller | null }) => Promise<Answer<OutputOf<E>>>,
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
  ) => Promise<Answer<OutputOf<E>>>,
): Route {
  if (!endpoint.upload) throw new Error(`${endpoint.path} declares no upload`);
  return {
    endpoint,
    handle: (ctx, { input, origin, caller, file }) =>
      handle(ctx, { input: input as RequestOf<E>, origin, caller: caller!, file: file! }),
  };
}
