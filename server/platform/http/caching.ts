import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/api.ts';

/** How long browsers and proxies may keep the answer of each route that is the same for everybody. */
const PUBLIC = new Map<string, number>(
  endpoints.flatMap(({ path, publicForSeconds }) =>
    publicForSeconds === undefined ? [] : [[`/api/${path}`, publicForSeconds] satisfies [string, number]],
  ),
);

/**
 * Answers of the API are kept nowhere, since they hold what people told of themselves; those that the contract declares
 * public are the exception. An answer that says otherwise itself is left as it is.
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!/^\/api(\/|\?|$)/.test(request.url) || reply.hasHeader('Cache-Control')) return;
    const seconds = reply.statusCode === 200 ? PUBLIC.get(request.routeOptions.url ?? '') : undefined;
    reply.header('Cache-Control', seconds === undefined ? 'no-store' : `public, max-age=${seconds}`);
  });
}
