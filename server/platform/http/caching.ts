import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/api.ts';

/** How long browsers and proxies may store the answers that are the same for everybody. */
const PUBLIC = new Map<string, number>(
  endpoints.flatMap(({ path, publicForSeconds }) =>
    publicForSeconds === undefined ? [] : [[`/api/${path}`, publicForSeconds] satisfies [string, number]],
  ),
);

/**
 * Nobody may store answers of the API, because they have personal data. Endpoints that the contract declares
 * public are the exception. A header that the answer sets itself stays.
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!/^\/api(\/|\?|$)/.test(request.url) || reply.hasHeader('Cache-Control')) return done();
    const isAnswer = reply.statusCode === 200 || reply.statusCode === 304;
    const seconds = isAnswer ? PUBLIC.get(request.routeOptions.url ?? '') : undefined;
    reply.header('Cache-Control', seconds === undefined ? 'no-store' : `public, max-age=${seconds}`);
    done();
  });
}
