import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#server/platform/outcome.ts';
import { objectionToJson } from './input-size.ts';

/** Nearly all bodies are smaller. Reading and checking one of these takes next to no time. */
const LARGE_CHARACTERS = 16 * 1024;
/** After this time the next large body starts, even if the one before is not finished. */
const LONGEST_TURN_MS = 1_000;

/**
 * Reads JSON that has the shape of an input. Large bodies are read one at a time, and other calls are served in
 * between.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseNow = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, json: string) =>
    new Promise((resolve, reject) => {
      void parseNow(request, json, (error, body) => (error ? reject(error) : resolve(body)));
    });

  let turn: Promise<unknown> = Promise.resolve();
  const answered = new WeakMap<FastifyRequest, PromiseWithResolvers<void>>();
  app.addHook('onResponse', (request, _reply, done) => {
    answered.get(request)?.resolve();
    done();
  });
  const myTurn = async (request: FastifyRequest): Promise<void> => {
    const end = Promise.withResolvers<void>();
    answered.set(request, end);
    const mine = turn.then(() => setImmediate());
    turn = mine.then(() =>
      request.socket.destroyed
        ? undefined
        : Promise.race([end.promise, setTimeout(LONGEST_TURN_MS, undefined, { ref: false })]),
    );
    await mine;
  };

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, json: string) => {
      if (json.length > LARGE_CHARACTERS) await myTurn(request);
      const objection = objectionToJson(json);
      if (objection !== null) throw new Failure('invalid-input', objection);
      return parse(request, json);
    },
  );
}
