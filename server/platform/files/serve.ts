import { createHash } from 'node:crypto';
import { create } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse, type Range } from 'range-parser';
import * as platform from '#contract/messages/en/platform.ts';
import * as common from '#contract/messages/en/common.ts';
import type { Clock } from '#server/platform/clock.ts';
import { FileNotFound } from './errors.ts';
import type { Files } from './files.ts';
import type { FileLink, LinkSigner } from './links.ts';

// Types that a browser shows itself without running anything in the file. Only these may open in the page's origin.
const INLINE =
  /^(image\/(png|jpeg|webp|gif)|video\/(mp4|webm|quicktime|matroska|x-matroska)|audio\/(wav|mp4|mpeg|webm)|text\/plain)(;|$)/;
const MEDIA_TYPE = /^[a-z]+\/[a-z0-9.+-]+(; ?charset=utf-8)?$/;
const LONGEST_CACHE_SECONDS = 3600;

/** GET and HEAD /files/<token>: the file of a signed link, in full or in part. */
export function registerFileRoutes(
  app: FastifyInstance,
  options: {
    files: Files;
    signer: LinkSigner;
    clock: Clock;
    /** Whether the holder of a link still has access. Without this check, links with a holder open nothing. */
    hasAccess?: ((holder: string, address: string) => Promise<boolean>) | undefined;
  },
): void {
  const { files, signer, clock, hasAccess = async () => false } = options;
  // A wildcard, because a token may be longer than a named parameter allows.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const now = clock.now();
      const link = signer.verify(request.params['*'], now);
      if (!link || (link.holder !== undefined && !(await hasAccess(link.holder, request.ip)))) {
        const hint = common.linkOfPageOver();
        return sendText(reply, 404, hint);
      }
      const secondsLeft = Math.floor((link.expiresAt.getTime() - now.getTime()) / 1000);
      reply.header(
        'Cache-Control',
        // A copy in the browser would outlive the person's access.
        link.holder === undefined
          ? `private, max-age=${Math.min(secondsLeft, LONGEST_CACHE_SECONDS)}`
          : 'private, no-store',
      );
      return serveFile(files, request, link, reply);
    },
  });
}

/**
 * Answers a request with the file of a link: 200 for the whole file, 206 for one byte range, 416 for a range beyond
 * the end, 404 if the file no longer exists. The headers tell the browser not to run anything in it.
 */
async function serveFile(
  files: Files,
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  link: Omit<FileLink, 'expiresAt'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = await files.size(link.key);
  if (size === null) return sendText(reply, 404, new FileNotFound(link.key).message);

  const mediaType = MEDIA_TYPE.test(link.mediaType) ? link.mediaType : 'application/octet-stream';
  const disposition = link.disposition === 'inline' && INLINE.test(mediaType) ? 'inline' : 'attachment';
  // A key is written only once, so the key and the size identify the content.
  const etag = `"${createHash('sha256').update(`${link.key}\n${size}`).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'Content-Type': mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
    'Content-Disposition': contentDisposition(disposition, link.filename),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Referrer-Policy': 'no-referrer',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'private, no-cache');

  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = rangeOf(asked, size);
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${size}`).removeHeader('Content-Disposition');
    return sendText(reply, 416, platform.fileEndsBefore());
  }
  const length = range ? range.end - range.start + 1 : size;
  reply.code(range ? 206 : 200).header('Content-Length', length);
  if (range) reply.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD' || length === 0) return reply.send('');
  return reply.send(await files.read(link.key, range ?? undefined));
}

/** The library's code for ranges that begin after the end of the file. */
const BEYOND_THE_END = 2;

/**
 * The bytes of a Range header, limited to the size (RFC 9110, section 14). Null means the whole file: there is no
 * header, its form is unknown, or it has several ranges, which a server may ignore.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | 'unsatisfiable' {
  if (header === undefined) return null;
  const { code, type, ranges } = parse(size, header);
  if (type !== 'bytes') return null;
  if (code === BEYOND_THE_END && ranges.length === 0) return 'unsatisfiable';
  return code === 0 && ranges.length === 1 ? ranges[0]! : null;
}

/** A Content-Disposition header for any file name, with an ASCII form for old browsers (RFC 6266, RFC 8187). */
export function contentDisposition(type: 'inline' | 'attachment', filename: string): string {
  const name = plainFilename(filename);
  return create(name, { type, fallback: name.replace(/[^\x20-\x7e]/g, '_') });
}

/** A sender can give a name of any length. Much less of it is shown. */
const LONGEST_LOOKED_AT = 1_000;

/** The last part of a path-like name, without control and direction characters, at most 150 characters; never empty. */
function plainFilename(filename: string): string {
  const name = filename
    .split(/[/\\]/)
    .at(-1)!
    .slice(-LONGEST_LOOKED_AT)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const characters = [...name];
  if (characters.length === 0) return 'file';
  if (characters.length <= 150) return name;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, 150 - extension.length).join('') + extension;
}

function sendText(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
    .header('Cache-Control', 'no-store')
    .send(sentence);
}
