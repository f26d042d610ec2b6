import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import type { Logger } from 'pino';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import * as platform from '#contract/messages/en/platform.ts';
import { endpoints } from '#contract/shared/api.ts';
import type { Endpoint, Envelope } from '#contract/shared/endpoint.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { PublicPages } from '#contract/job/public-pages.ts';
import { type Code, SHARED_CODES } from '#contract/shared/refusals.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Context } from '#server/platform/context.ts';
import { registerFileRoutes } from '#server/platform/files/serve.ts';
import { type SampleMail, registerMailPreview } from '#server/platform/mail/preview.ts';
import { registerOutbox } from '#server/platform/mail/outbox.ts';
import { type Gate, type GateLimits, createGate } from '#server/platform/gate.ts';
import { inLanguage, languageOf } from '#server/platform/language.ts';
import { Failure, Refusal } from '#server/platform/outcome.ts';
import { isForThisMachine } from '#server/platform/process/this-machine.ts';
import { clientPages } from './client-page.ts';
import { registerCompression } from './compression.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, PerAddress, limitConnections } from './connections.ts';
import { errorAnswer, no, retryAfterOf } from './errors.ts';
import { VARIES_BY_LANGUAGE, isKnownToSender } from './etag.ts';
import { objectionToJson } from './input-size.ts';
import { endIdleConnections } from './listening.ts';
import { registerApiDocs } from './openapi.ts';
import { serveStaticPages } from './public-pages.ts';
import { type ResumableUploads, serveResumable } from './resumable.ts';
import { answerTrouble, rawAnswers } from './raw-answers.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { logSecurity, noteForSecurity } from './security-log.ts';
import { type Authenticate, serveEndpoint } from './serve-endpoint.ts';
import { type IsTrusted, trustOf, withoutPorts } from './trusted-proxies.ts';
import { registerObservability } from './observability.ts';
import { type WebRoute, registerWebRoutes } from './web-routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The codes that this route may return. Without them, the codes that any call may return. */
    codes?: readonly Code[];
    /** The HTTP status of refusals, for routes whose clients read 200 as success. */
    refusalStatus?: number;
  }
}

/** For addresses that are not endpoints. Endpoints and uploads have their own limits. */
const MAX_BODY_BYTES = 16 * 1024;
/**
 * More than a person needs, and less than would do harm. Individual endpoints may have a lower limit. Built files and
 * pages do not count: a first visit reads dozens of files, and a whole office may share one address.
 */
const CALLS_PER_MINUTE = 3_000;
/**
 * Visitors' reads take turns, so that a crowd of visitors leaves database connections for people who are signed in or
 * signing in. Far fewer reads run at a time than the pool has connections (database/postgres.ts).
 */
const VISITOR_TURNS: GateLimits = { atOnce: 4, waiting: 400, waitMs: 5_000 };

export interface AppOptions {
  routes: readonly Route[];
  /** Resumable uploads in addition to the contract's endpoints. */
  resumable?: readonly ResumableUploads[];
  authenticate: Authenticate;
  /** Whether a person who got links to files still has access to them. */
  hasFileAccess?: (ctx: Context, holder: string, address: string) => Promise<boolean>;
  /** Addresses in addition to the API. */
  webRoutes?: readonly WebRoute[];
  /** Creates the emails that are shown at /mail-preview in development. */
  sampleMails?: () => readonly SampleMail[];
  /** The folder with the built web client. Without it, only the API is served. */
  webDirectory?: string;
  /** The public pages: the program that renders them, and the folder with the pages that the build wrote. */
  publicPages?: { pages: PublicPages; folder?: string };
  /**
   * What happens if a call returns a code that it does not declare: the code is sent and logged, or, in tests, the
   * call fails.
   */
  undeclaredCodes?: 'log' | 'fail';
  /** Replaces some of the usual limits. */
  connections?: Partial<ConnectionLimits>;
  visitorTurns?: GateLimits;
  /** Where security events are written. Without it, none are written. */
  securityLog?: Logger;
}

const aboutOf = (error: unknown): { accountId?: string | undefined } =>
  error instanceof Failure || error instanceof Refusal ? { accountId: error.accountId } : {};

/** The HTTP server, not yet listening. Throws unless every endpoint of the contract has exactly one route. */
export async function buildApp(ctx: Context, options: AppOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = ctx.log;
  const limits = { ...CONNECTION_LIMITS, ...options.connections };
  const isTrusted = trustOf(ctx.config.trustProxy);
  const security = securityHeaders(ctx.config.publicUrl);
  const answerRaw = rawAnswers(security);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // Addresses hold tokens; observability.ts logs each request by its route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: isTrusted,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersMs),
      // A request without a Host header is refused below, with the envelope.
      requireHostHeader: false,
    },
    // There is no time limit for the whole body. connections.ts requires progress instead.
    requestTimeout: 0,
    connectionTimeout: limits.silentMs,
    clientErrorHandler: (error, socket) => answerTrouble(answerRaw, error, socket),
    // Query strings of the specification have empty parts ('skill0=a&&skill1=b'). The default parser skips them too.
    routerOptions: { maxParamLength: 500 },
    // Shutdown waits for running requests, but not for idle connections.
    forceCloseConnections: 'idle',
    // Requests that the router itself refuses get the envelope too.
    frameworkErrors(error, request, reply) {
      const { httpStatus, body } = errorAnswer(error, request.id);
      // Its type has no routes, so it has no status and no body either.
      void (reply as unknown as FastifyReply).code(httpStatus).headers(security).send(body);
    },
  });
  limitConnections(app.server, { limits, isTrusted, answer: answerRaw, log: ctx.log });
  endIdleConnections(app);
  checkJsonBodies(app);

  app.setErrorHandler((error, request, reply) => {
    const answer = inLanguage(languageOf(request.headers), () => errorAnswer(error, request.id));
    const { httpStatus, body, unforeseen } = answer;
    const { url: path, config } = request.routeOptions;
    noteForSecurity(request, { code: body.responseStatus.code, ...aboutOf(error) });
    if (unforeseen) request.log.error({ err: error, path }, 'request failed');
    const code = undeclaredCode(request, body);
    if (code !== null) {
      request.log.error({ err: error, path, code }, 'the contract does not declare this code for the call');
      if (options.undeclaredCodes === 'fail')
        return reply.code(500).send(no('server-error', platform.undeclared({ path: String(path), code })));
    }
    const retryAfter = retryAfterOf(error, httpStatus);
    if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
    return reply.code((httpStatus === 200 && config.refusalStatus) || httpStatus).send(body);
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    // This must run before anything reads the caller's address.
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
    void reply.headers(security);
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      return done(new Failure('invalid-request', platform.noHost()));
    }
    done();
  });
  // Hooks after the body run in the context of the connection, which has no language.
  const speak = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
    inLanguage(languageOf(request.headers), done);
  app.addHook('onRequest', speak);
  app.addHook('preValidation', speak);
  limitForwarded(app, isTrusted, limits.perAddress);
  app.addHook('onRoute', ({ config }) => {
    if (config?.isPage === true || config?.file !== undefined) config.rateLimit = false;
  });
  await app.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: 60_000 });
  // An interval without a sample counts as an infinite delay. With a shorter interval, calls would be refused after
  // every pause of that length.
  await app.register(underPressure, { maxEventLoopDelay: 5_000, sampleInterval: 5_000 });

  registerCaching(app);
  registerCompression(app);
  registerObservability(app, ctx);
  if (options.securityLog) logSecurity(app, options.securityLog);
  const { hasFileAccess } = options;
  registerFileRoutes(app, {
    files: ctx.files,
    signer: ctx.links,
    clock: ctx.clock,
    hasAccess: hasFileAccess && ((holder, address) => hasFileAccess(ctx, holder, address)),
  });
  if (!ctx.config.smtpUrl && isForThisMachine(ctx.config)) registerOutbox(app, { db: ctx.db });
  if (ctx.config.isDevelopment && isForThisMachine(ctx.config)) {
    registerMailPreview(app, options.sampleMails?.() ?? []);
  }
  await registerApiDocs(app, ctx.config.publicUrl);

  const inVisitorTurn = createGate(options.visitorTurns ?? VISITOR_TURNS);
  await serveEndpoints(app, ctx, options, inVisitorTurn);
  for (const uploads of options.resumable ?? []) {
    await serveResumable(app, ctx, uploads, options.authenticate);
  }

  await serveWeb(app, ctx, options, inVisitorTurn);
  return app;
}

/** Throws unless every endpoint of the contract has exactly one route. */
async function serveEndpoints(
  app: FastifyInstance,
  ctx: Context,
  options: AppOptions,
  inVisitorTurn: Gate,
): Promise<void> {
  const served = new Map(options.routes.map((route) => [route.endpoint, route]));
  if (served.size !== options.routes.length) throw new Error('An endpoint has two routes.');
  const serve = (scope: FastifyInstance, chosen: readonly Endpoint[]): void => {
    for (const endpoint of chosen) {
      const route = served.get(endpoint);
      if (!route) throw new Error(`${endpoint.path} is in the contract but has no route.`);
      serveEndpoint(scope, ctx, route, options.authenticate, inVisitorTurn);
      served.delete(endpoint);
    }
  };
  serve(
    app,
    endpoints.filter(({ upload }) => upload === undefined),
  );
  // The multipart library adds two hooks to each request. Only calls that take a file need them.
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    serve(
      scope,
      endpoints.filter(({ upload }) => upload !== undefined),
    );
  });
  const [stray] = served.keys();
  if (stray) throw new Error(`${stray.path} has a route but is not in the contract.`);
}

/** Serves the built web client, its pages with their own heads, and the answer for unknown addresses. */
async function serveWeb(
  app: FastifyInstance,
  ctx: Context,
  options: AppOptions,
  inVisitorTurn: Gate,
): Promise<void> {
  const isBuilt = options.webDirectory !== undefined && existsSync(join(options.webDirectory, 'index.html'));
  const webDirectory = isBuilt ? options.webDirectory! : null;
  const { pages = null, folder } = options.publicPages ?? {};
  registerWebRoutes(app, ctx, options.webRoutes ?? [], { pages, inVisitorTurn });
  if (webDirectory !== null) {
    await app.register(fastifyStatic, {
      root: webDirectory,
      wildcard: false,
      // The address / is a public page, not index.html.
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders(reply, path) {
        // The names of built files contain a hash of their content. index.html has a fixed name, so browsers must
        // revalidate it each time.
        const forever = /[/\\]assets[/\\]/.test(path);
        reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    if (folder !== undefined) serveStaticPages(app, folder);
  }
  const clientPage =
    webDirectory === null ? null : clientPages(webDirectory, { signOnName: ctx.config.signOn?.name });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const wantsPage = request.method === 'GET' && !/^\/(api|files)(\/|$)/.test(path);
    if (wantsPage && clientPage && !/\.\w+$/.test(path)) {
      const { html, etag } = clientPage(path);
      reply.header('Vary', VARIES_BY_LANGUAGE);
      if (isSecretPage(path)) {
        reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex, nofollow');
        return reply.type('text/html; charset=utf-8').send(html);
      }
      reply.header('Cache-Control', 'no-cache').header('ETag', etag);
      if (isKnownToSender(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(html);
    }
    return reply.code(404).send(no('not-found', platform.nothingHere()));
  });
}

/** Whether the address itself grants access, so that it must be neither stored nor listed. */
const isSecretPage = (path: string): boolean => path.toLowerCase().startsWith(`${PATHS.guest}/`);

/** Behind a trusted proxy, limits the running requests of each person, as connections are limited without a proxy. */
function limitForwarded(app: FastifyInstance, isTrusted: IsTrusted, most: number): void {
  const running = new PerAddress(most);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTrusted(request.socket.remoteAddress ?? '', 0)) return done();
    const giveBack = running.take(request.ip);
    if (!giveBack) return done(new Failure('too-many-requests', refusals.tooMany()));
    reply.raw.once('close', giveBack);
    done();
  });
}

/** The code of this answer, if its route does not declare that code. */
function undeclaredCode(request: FastifyRequest, body: Envelope): Code | null {
  const { code } = body.responseStatus;
  const declared = request.routeOptions.config.codes ?? SHARED_CODES;
  return code === undefined || declared.includes(code) ? null : code;
}

/** Checks the shape of JSON before it is parsed. */
function checkJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, json: string, done) => {
    const objection = objectionToJson(json);
    if (objection === null) void parse(request, json, done);
    else done(new Failure('invalid-input', objection));
  });
}

/** How long browsers and proxies may cache answers that are the same for everyone. */
const PUBLIC = new Map(endpoints.map(({ path, publicForSeconds }) => [`/api/${path}`, publicForSeconds]));

/**
 * Answers of the API must not be cached, because they contain personal data. The exceptions are endpoints that the
 * contract declares public. A header that the answer sets itself is kept.
 */
function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!/^\/api(\/|\?|$)/.test(request.url) || reply.hasHeader('Cache-Control')) return done();
    const isAnswer = reply.statusCode === 200 || reply.statusCode === 304;
    const seconds = isAnswer ? PUBLIC.get(request.routeOptions.url ?? '') : undefined;
    reply.header('Cache-Control', seconds === undefined ? 'no-store' : `public, max-age=${seconds}`);
    done();
  });
}
