import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { endpoints } from '#contract/api.ts';
import { STATUS } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { registerFileRoutes } from '#server/platform/files/serve.ts';
import { registerOutbox } from '#server/platform/mail/outbox.ts';
import { registerCaching } from './caching.ts';
import { Failure } from '#server/platform/outcome.ts';
import { envelope, errorAnswer } from './errors.ts';
import { registerApiDocs } from './openapi.ts';
import { type ResumableUploads, serveResumable } from './resumable.ts';
import type { Route } from './route.ts';
import { type Authenticate, serveEndpoint } from './serve-endpoint.ts';
import { registerWatching } from './watching.ts';
import { type WebRoute, registerWebRoutes } from './web-routes.ts';

/** JSON bodies; a wizard step with a full description and 150 questions fits. Files have limits of their own. */
const MAX_JSON_BYTES = 2 * 1024 * 1024;
/** Beyond what a person does, below what harms; single endpoints may set less. */
const CALLS_PER_MINUTE = 3_000;

export interface AppOptions {
  routes: readonly Route[];
  /** Beside the contract's calls. */
  resumable?: readonly ResumableUploads[];
  authenticate: Authenticate;
  /** Addresses beside the API. */
  webRoutes?: readonly WebRoute[];
  /** The built web client; left out, only the API is served. */
  webDirectory?: string;
}

/** The HTTP server, not yet listening. Throws unless every endpoint of the contract has exactly one route. */
export async function buildApp(ctx: Context, options: AppOptions): Promise<FastifyInstance> {
  const isHttps = ctx.config.publicUrl.startsWith('https:');
  const logger: FastifyBaseLogger = ctx.log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // Addresses hold tokens; watching.ts logs each request by its route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: ctx.config.trustProxy,
    // Query strings of the specification hold empty parts ('skill0=a&&skill1=b'), which the default parser skips too.
    routerOptions: { maxParamLength: 500 },
    // A stop waits for running requests, not for idle connections.
    forceCloseConnections: 'idle',
    // Addresses that the router itself refuses get the envelope too.
    frameworkErrors(error, request, reply) {
      const { httpStatus, body } = errorAnswer(error, request.id);
      reply.hijack();
      reply.raw.writeHead(httpStatus, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    },
  });

  app.setErrorHandler((error, request, reply) => {
    const { httpStatus, body, unforeseen } = errorAnswer(error, request.id);
    if (unforeseen) request.log.error({ err: error, path: request.routeOptions.url }, 'request failed');
    const retryAfter = error instanceof Failure ? error.retryAfterSeconds : undefined;
    if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
    return reply.code(httpStatus).send(body);
  });

  await app.register(helmet, {
    // HSTS and upgrade-insecure-requests would break a host that is reached by plain HTTP.
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
  });
  await app.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: 60_000 });
  await app.register(multipart, { throwFileSizeLimit: false });
  // An interval without any sample counts as an endless delay: a shorter one would refuse calls after each pause as long.
  await app.register(underPressure, { maxEventLoopDelay: 5_000, sampleInterval: 5_000 });

  registerCaching(app);
  registerWatching(app, ctx);
  registerFileRoutes(app, { files: ctx.files, signer: ctx.links, clock: ctx.clock });
  if (!ctx.config.smtpUrl) registerOutbox(app, { db: ctx.db });
  await registerApiDocs(app, ctx.config.publicUrl);

  const served = new Map(options.routes.map((route) => [route.endpoint, route]));
  if (served.size !== options.routes.length) throw new Error('An endpoint has two routes.');
  for (const endpoint of endpoints) {
    const route = served.get(endpoint);
    if (!route) throw new Error(`${endpoint.path} is in the contract but has no route.`);
    serveEndpoint(app, ctx, route, options.authenticate);
    served.delete(endpoint);
  }
  const [stray] = served.keys();
  if (stray) throw new Error(`${stray.path} has a route but is not in the contract.`);

  for (const uploads of options.resumable ?? []) {
    await serveResumable(app, ctx, uploads, options.authenticate);
  }

  const isBuilt = options.webDirectory !== undefined && existsSync(join(options.webDirectory, 'index.html'));
  const webDirectory = isBuilt ? options.webDirectory! : null;
  registerWebRoutes(app, ctx, options.webRoutes ?? [], webDirectory);
  if (webDirectory !== null) {
    await app.register(fastifyStatic, {
      root: webDirectory,
      wildcard: false,
      setHeaders(reply, path) {
        // Vite names built files by their content; index.html names them, so it is asked for each time.
        const forever = /[/\\]assets[/\\]/.test(path);
        reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const wantsPage = request.method === 'GET' && !/^\/(api|files)(\/|$)/.test(path);
    if (wantsPage && options.webDirectory && !/\.\w+$/.test(path)) {
      return reply.header('Cache-Control', 'no-cache').sendFile('index.html', options.webDirectory);
    }
    return reply.code(404).send(envelope(STATUS.error, 'There is nothing at this address.', null));
  });
  return app;
}
