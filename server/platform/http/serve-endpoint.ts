import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { z } from 'zod';
import * as platform from '#contract/messages/en/platform.ts';
import { type Endpoint, type Issue, memberRolesOf } from '#contract/shared/endpoint.ts';
import { codesOf } from '#contract/shared/refusals.ts';
import type { TokenScope } from '#contract/company/token-scopes.ts';
import type { Context } from '#server/platform/context.ts';
import type { Gate } from '#server/platform/gate.ts';
import { refuseWhenLow } from '#server/platform/files/room.ts';
import {
  Failure,
  badInput,
  notAllowed,
  notFound,
  notSignedIn,
  roleNotAllowed,
} from '#server/platform/outcome.ts';
import { success } from './errors.ts';
import { bodyLimit, objectionTo } from './input-size.ts';
import { VARIES_BY_LANGUAGE, etagOf, isKnownToSender } from './etag.ts';
import type { Caller, IncomingFile, Route, SetCookie } from './route.ts';
import { noteForSecurity } from './security-log.ts';

/**
 * The person that a bearer token belongs to. Null if there is no token. Throws a Failure if the token is expired or
 * forged.
 */
export type Authenticate = (
  ctx: Context,
  authorization: string | undefined,
  address: string,
) => Promise<Caller | null>;

/** A longer list of errors in one request helps no one. */
const MOST_ISSUES = 100;

/** Serves one endpoint in this order: identify the caller, check the input, run the route, check the output. */
export function serveEndpoint(
  app: FastifyInstance,
  ctx: Context,
  { endpoint, handle }: Route,
  authenticate: Authenticate,
  inVisitorTurn: Gate,
): void {
  const callers = new WeakMap<FastifyRequest, Caller | null>();
  const isSameForAll = endpoint.publicForSeconds !== undefined;
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    bodyLimit: bodyLimit(endpoint),
    config: {
      codes: codesOf(endpoint),
      ...(endpoint.callsPerMinute === undefined
        ? {}
        : { rateLimit: { max: endpoint.callsPerMinute, timeWindow: 60_000 } }),
    },
    // Runs before the body is read, because reading it costs more than finding out who sent it. Answers that are the
    // same for everyone need no caller.
    async preParsing(request: FastifyRequest, _reply: FastifyReply, body: RequestPayload) {
      callers.set(request, isSameForAll ? null : await authorize(ctx, endpoint, request, authenticate));
      return body;
    },
    handler: answer,
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = callers.get(request) ?? null;
    const input = readInput(endpoint, request);
    if (endpoint.needsRoom) await refuseWhenLow(ctx.config);
    const file = endpoint.upload ? await readFile(request, endpoint.upload.maxBytes) : null;
    const serve = () =>
      handle(ctx, {
        input,
        origin: {
          address: request.ip,
          userAgent: request.headers['user-agent'],
          cookies: readCookies(request.headers.cookie),
        },
        caller,
        file,
      });
    // Answers that are the same for everyone are in memory, so they need no turn.
    const isVisitorsRead = caller === null && endpoint.method === 'GET' && !isSameForAll;
    const served = isVisitorsRead ? inVisitorTurn(serve) : serve();
    const { data, message, nextCursor, cookie, accountId } = await served.catch((error: unknown) => {
      // Even a file that is not stored is read to its end, as HTTP requires.
      file?.stream.resume();
      throw error;
    });
    if (accountId !== undefined) noteForSecurity(request, { accountId });
    // Parsing the output enforces the contract, and removes fields that it does not name.
    const body = success(message ?? 'Success', endpoint.output.parse(data));
    const link = nextCursor ? nextLink(request, nextCursor) : null;
    if (cookie) void reply.header('Set-Cookie', cookieHeader(cookie, ctx.config.publicUrl));
    if (link !== null) void reply.header('Link', link);
    if (!isSameForAll && (caller !== null || !endpoint.taggedForVisitors)) return reply.send(body);
    if (!isSameForAll) void reply.header('Cache-Control', 'no-cache');
    void reply.header('Vary', isSameForAll ? VARIES_BY_LANGUAGE : `Authorization, ${VARIES_BY_LANGUAGE}`);
    const text = JSON.stringify(body);
    const etag = etagOf(text);
    void reply.header('ETag', etag);
    if (isKnownToSender(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  }
}

async function authorize(
  ctx: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | null> {
  const openToAll = endpoint.audience.includes('visitor');
  let caller: Caller | null;
  try {
    caller = await authenticate(ctx, request.headers.authorization, request.ip);
  } catch (error) {
    // An expired session must not stop anyone from calling what visitors may call.
    if (openToAll && error instanceof Failure && error.httpStatus === 401) caller = null;
    else throw error;
  }
  if (!caller) {
    if (openToAll) return null;
    throw notSignedIn();
  }
  noteForSecurity(request, { caller });
  if (!endpoint.audience.includes(caller.role)) throw notAllowed();
  // A program never runs the installation, because no such call has a scope.
  const isProgram = caller.role === 'employer' && caller.token !== undefined;
  if (endpoint.operatorOnly === true && !caller.isOperator && !isProgram) throw notAllowed();
  if (caller.role !== 'employer') return caller;
  // A program may call what is open to everyone, but without a scope it learns nothing about its company there.
  if (caller.token !== undefined && openToAll && endpoint.scope === undefined) return null;
  if (caller.token !== undefined) requireScope(endpoint, caller.token.scopes);
  if (!openToAll && !memberRolesOf(endpoint).includes(caller.memberRole)) throw roleNotAllowed();
  return caller;
}

function requireScope({ scope }: Endpoint, given: readonly TokenScope[]): void {
  if (scope === undefined) throw new Failure('token.not-allowed', platform.noTokens());
  if (given.includes(scope)) return;
  throw new Failure('token.not-allowed', platform.needsScope({ scope }));
}

function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const fromAddress = endpoint.method === 'GET' || endpoint.upload !== undefined;
  const raw: unknown = fromAddress
    ? { ...(request.query as object), ...(request.params as object) }
    : (request.body ?? {});
  const objection = objectionTo(raw);
  if (objection !== null) throw new Failure('invalid-input', objection);
  const parsed = endpoint.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  if (parsed.error.issues.some((issue) => issue.code === 'custom' && issue.params?.['notFound'] === true)) {
    throw notFound();
  }
  const issues = parsed.error.issues.slice(0, MOST_ISSUES).map(describeIssue);
  throw new Failure('invalid-input', issues[0]?.message ?? platform.notUnderstood(), issues);
}

function describeIssue(issue: z.core.$ZodIssue): Issue {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}

/** The library keeps form fields in memory, but nothing reads them: an upload's input is in its address. */
const FORM_LIMITS = { files: 1, fields: 10, fieldSize: 4_096, parts: 11 };

async function readFile(request: FastifyRequest, maxBytes: number): Promise<IncomingFile> {
  if (!request.isMultipart()) throw badInput('file', platform.sendMultipart());
  const part = await request.file({ limits: { ...FORM_LIMITS, fileSize: maxBytes } });
  if (!part) throw badInput('file', platform.noFile());
  // The multipart library does not report a broken connection to the file stream, so its reader would wait forever.
  request.raw.once('close', () => {
    if (!request.raw.complete) part.file.destroy(new Failure('upload.broken-off', platform.uploadBroke()));
  });
  const length = Number(request.headers['content-length']);
  const requestBytes = Number.isSafeInteger(length) ? { requestBytes: length } : {};
  return { stream: part.file, filename: part.filename, ...requestBytes };
}

function nextLink(request: FastifyRequest, cursor: string): string {
  const next = new URL(request.url, 'http://relative.invalid');
  next.searchParams.set('cursor', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
}

/** More than our own cookies ever take. */
const MAX_COOKIES = 8_000;

/** The parts of the Cookie header. Malformed parts are skipped. */
function readCookies(header: string | undefined): Record<string, string> {
  if (header === undefined || header.length > MAX_COOKIES) return {};
  const pairs = header.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs);
}

/** The Set-Cookie header. The cookie is Secure if the site uses https. */
function cookieHeader({ name, value, path, maxAgeSeconds }: SetCookie, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
