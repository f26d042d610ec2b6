import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import * as platform from '#contract/messages/en/platform.ts';
import type { Context } from '#server/platform/context.ts';
import { errorAnswer, no } from './errors.ts';
import { endIdleConnections } from './listening.ts';
import { registerObservability } from './observability.ts';

/** What a process that only runs tasks serves: its health, whether it is ready, and its metrics. */
export function buildWorkerApp(ctx: Context): FastifyInstance {
  const logger: FastifyBaseLogger = ctx.log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  endIdleConnections(app);
  registerObservability(app, ctx);
  app.setErrorHandler((error, request, reply) => {
    const { httpStatus, body, unforeseen } = errorAnswer(error, request.id);
    if (unforeseen) request.log.error({ err: error }, 'request failed');
    return reply.code(httpStatus).send(body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(no('not-found', platform.nothingHere())));
  return app;
}
