import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as common from '#contract/messages/en/common.ts';
import { forPeople } from '#contract/messages/fixed-texts.ts';
import type { PublicPages } from '#contract/job/public-pages.ts';
import type { Language } from '#contract/messages/languages.ts';
import type { Context } from '#server/platform/context.ts';
import type { Gate } from '#server/platform/gate.ts';
import { askedLanguage } from '#server/platform/language.ts';
import { errorAnswer, retryAfterOf } from './errors.ts';
import { VARIES_BY_LANGUAGE, etagOf, isKnownToSender } from './etag.ts';
import { headElements } from './page-head.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this is a page that people open. */
    isPage?: boolean;
    /** The built file that this route sends. Set by @fastify/static. */
    file?: string;
  }
}

/** The form that a mail program sends for one-click unsubscribe is smaller, and nothing else is posted here. */
const MAX_FORM_BYTES = 10_000;
export interface WebCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Null if the reader asks for no language that we support. */
  askedLanguage: Language | null;
}

export interface WebAnswer {
  /** 200 by default. */
  status?: number;
  /** A media type; text is UTF-8. */
  type:
    | 'text/html'
    | 'text/plain'
    | 'text/vtt'
    | 'application/xml'
    | 'application/feed+json'
    | 'application/pdf';
  body: string | Buffer;
  /** Headers in addition to the usual ones, or in place of them. Null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
}

/** The page has moved permanently. */
export const movedTo = (address: string): WebAnswer => ({
  status: 301,
  type: 'text/plain',
  body: '',
  headers: { Location: address },
});

/** An address outside the API that the server itself answers, for people, crawlers, link previews or mail programs. */
export type WebRoute = { path: string } & (
  | {
      kind: 'text';
      method: 'GET' | 'POST';
      /** Whether it reads lists for visitors, as pages do. If so, it waits for its turn. */
      takesTurn?: boolean;
      handle(ctx: Context, call: WebCall): Promise<WebAnswer>;
    }
  /** A page that is rendered from data. */
  | { kind: 'page'; handle(ctx: Context, call: WebCall, pages: PublicPages): Promise<WebAnswer> }
);

/** Serves the web routes. Pages are served only if the web client is built. */
export function registerWebRoutes(
  app: FastifyInstance,
  ctx: Context,
  routes: readonly WebRoute[],
  { pages, inVisitorTurn }: { pages: PublicPages | null; inVisitorTurn: Gate },
): void {
  app.register(async (scope) => {
    // Mail programs may post forms in either encoding. All the information is in the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_, body, done) =>
      done(null, body),
    );
    for (const route of routes) {
      if (route.kind === 'page' && pages === null) continue;
      scope.route({
        method: route.kind === 'page' ? 'GET' : route.method,
        url: route.path,
        config: { isPage: route.kind === 'page' },
        ...(route.kind === 'page' ? { errorHandler: failurePage(pages!) } : {}),
        async handler(request, reply) {
          const call = {
            params: request.params as Record<string, string>,
            query: request.query as Record<string, unknown>,
            askedLanguage: askedLanguage(request.headers),
          };
          const answer = await answerOf(route, ctx, call, { pages, inVisitorTurn });
          void reply
            .code(answer.status ?? 200)
            .type(typeof answer.body === 'string' ? `${answer.type}; charset=utf-8` : answer.type)
            .header('Cache-Control', 'no-cache');
          if (route.kind === 'page') void reply.header('Vary', VARIES_BY_LANGUAGE);
          for (const [name, value] of Object.entries(answer.headers ?? {}))
            void (value === null ? reply.removeHeader(name) : reply.header(name, value));
          const { body } = answer;
          const isKnown = typeof body === 'string' && isUnchanged(request, reply, body);
          return isKnown ? reply.code(304).send() : reply.send(body);
        },
      });
    }
  });
}

function answerOf(
  route: WebRoute,
  ctx: Context,
  call: WebCall,
  { pages, inVisitorTurn }: { pages: PublicPages | null; inVisitorTurn: Gate },
): Promise<WebAnswer> {
  if (route.kind === 'page') return inVisitorTurn(() => route.handle(ctx, call, pages!));
  return route.takesTurn ? inVisitorTurn(() => route.handle(ctx, call)) : route.handle(ctx, call);
}

/** A reader who already has the same page is not sent another copy. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, body: string): boolean {
  if (reply.statusCode !== 200 || request.method === 'POST') return false;
  const tag = etagOf(body);
  void reply.header('ETag', tag);
  return isKnownToSender(request.headers['if-none-match'], tag);
}

/** People see a failure as a page, not as JSON. */
const failurePage =
  (pages: PublicPages) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { httpStatus, body, unforeseen } = errorAnswer(error, request.id);
    if (unforeseen) request.log.error({ err: error, path: request.routeOptions.url }, 'request failed');
    const retryAfter = retryAfterOf(error, httpStatus);
    if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
    const message = forPeople(body.responseStatus.message);
    const head = headElements({ title: common.roundone(), description: message, hidden: true });
    return reply
      .code(httpStatus)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(pages.failure(message, head));
  };
