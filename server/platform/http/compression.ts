import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** For smaller answers, the extra headers cost more than compression saves. */
const LEAST_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|yaml)\b)/;
/** Higher levels take several times longer and save a few percent. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const ENCODERS = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => zip(bytes),
};
const ENCODINGS = Object.keys(ENCODERS) as (keyof typeof ENCODERS)[];

/**
 * Compresses pages and JSON that are made for one request. Streams are left alone: they are people's files, parts of
 * files, or built files, which the build has already compressed (`scripts/compress-assets.mjs`). So a range always
 * counts the stored bytes.
 */
export function registerCompression(app: FastifyInstance): void {
  // A hook that returns no promise costs less. Most answers are not compressed, so only compressed ones have a
  // promise.
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    if (!isCompressible(reply, Buffer.byteLength(payload))) return done(null, payload);
    addVary(reply);
    const accepted = request.headers['accept-encoding'];
    const encoding = accepted === undefined ? null : negotiate(accepted, ENCODINGS);
    if (encoding === null) return done(null, payload);
    const etag = reply.getHeader('ETag');
    // The bytes differ for each encoding, so the tag cannot be a strong one.
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('ETag', `W/${etag}`);
    reply.removeHeader('Content-Length').header('Content-Encoding', encoding);
    return ENCODERS[encoding](Buffer.from(payload));
  });
}

function isCompressible(reply: FastifyReply, length: number): boolean {
  return (
    length >= LEAST_BYTES &&
    reply.statusCode !== 206 &&
    !reply.hasHeader('Content-Encoding') &&
    COMPRESSIBLE.test(String(reply.getHeader('Content-Type') ?? ''))
  );
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('Vary');
  reply.header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
}
