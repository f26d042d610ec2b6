import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { type FillHead, pageTemplate } from './page-head.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is a page that people open. */
    isPage?: boolean;
    /** The built file that this route sends. @fastify/static sets it. */
    file?: string;
  }
}

/** The form that a mail program sends for one click is smaller. Nothing else is posted here. */
const MAX_FORM_BYTES = 10_000;

export interface WebCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

export interface WebAnswer {
  /** 200 by default. */
  status?: number;
  /** A media type; text is UTF-8. */
  type: 'text/html' | 'text/plain' | 'application/xml';
  body: string;
}

/** An address beside the API that the server itself answers: for crawlers, link previews and mail programs. */
export type WebRoute = { path: string } & (
  | { kind: 'text'; method: 'GET' | 'POST'; handle(ctx: Context, call: WebCall): Promise<WebAnswer> }
  /** The web client's page with a head that tells what it will show. */
  | { kind: 'page'; handle(ctx: Context, call: WebCall, fillHead: FillHead): Promise<WebAnswer> }
);

/** Serves the web routes. Pages are served only if the web client is built. */
export function registerWebRoutes(
  app: FastifyInstance,
  ctx: Context,
  routes: readonly WebRoute[],
  webDirectory: string | null,
): void {
  const fillHead =
    webDirectory === null ? null : pageTemplate(readFileSync(join(webDirectory, 'index.html'), 'utf8'));
  app.register(async (scope) => {
    // Mail programs post forms of either encoding. The address alone has the information.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_, body, done) =>
      done(null, body),
    );
    for (const route of routes) {
      if (route.kind === 'page' && fillHead === null) continue;
      scope.route({
        method: route.kind === 'page' ? 'GET' : route.method,
        url: route.path,
        config: { isPage: route.kind === 'page' },
        async handler(request, reply) {
          const call = {
            params: request.params as Record<string, string>,
            query: request.query as Record<string, unknown>,
          };
          const answer = await (route.kind === 'page'
            ? route.handle(ctx, call, fillHead!)
            : route.handle(ctx, call));
          return reply
            .code(answer.status ?? 200)
            .type(`${answer.type}; charset=utf-8`)
            .header('Cache-Control', 'no-cache')
            .send(answer.body);
        },
      });
    }
  });
}
