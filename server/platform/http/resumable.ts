import { DataStore, type Locker, Server, Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#contract/endpoint.ts';
import { type Code, type ErrorCode, SHARED_CODES } from '#contract/refusals.ts';
import { TEXTS } from '#contract/texts.ts';
import type { Context } from '#server/platform/context.ts';
import { notAllowed, notFound, notSignedIn } from '#server/platform/outcome.ts';
import { codeOfStatus, no } from './errors.ts';
import type { Caller } from './route.ts';
import type { Authenticate } from './serve-endpoint.ts';

export interface ResumableUpload {
  id: string;
  metadata: Record<string, string>;
  /** Bytes that are stored. */
  offset: number;
  /** Its whole length; null while that is not told. */
  bytes: number | null;
}

/** Files that come in piece by piece over tus 1.0 (https://tus.io/protocols/resumable-upload). Each throws Failures and Refusals. */
export interface ResumableUploads {
  /** Below the server's address. */
  path: string;
  audience: readonly Role[];
  /** The codes of its noes, beside those that any call may give. */
  refusals: readonly Code[];
  /** What a PATCH brings is handed on in pieces of at most so many bytes. */
  maxPieceBytes: number;
  /** The id that the metadata asks for; it may be there already. */
  idOf(metadata: Record<string, string>): string;
  /** The most bytes that this upload may have. */
  maxBytes(ctx: Context, caller: Caller, id: string): Promise<number>;
  /** Begins an upload; the caller's own that is there already stays as it is. */
  begin(ctx: Context, caller: Caller, upload: Omit<ResumableUpload, 'offset'>): Promise<void>;
  /** Null where this caller has no such upload. */
  find(ctx: Context, caller: Caller, id: string): Promise<ResumableUpload | null>;
  /** Throws unless more may be sent now. */
  assertOpen(ctx: Context, caller: Caller, id: string): Promise<void>;
  /** Stores for good what follows at the offset, before it returns. Throws Failure 409 where the upload ends elsewhere. */
  append(
    ctx: Context,
    caller: Caller,
    id: string,
    piece: { offset: number; content: Uint8Array; declaredBytes: number | null },
  ): Promise<void>;
}

/** One piece a second from each of two hundred people behind one address. */
const CALLS_PER_MINUTE = 12_000;

/** What tus itself refuses, in words for people. */
const SENTENCES: Record<number, string> = {
  404: TEXTS.notFound,
  409: 'The upload ends elsewhere than where this piece begins. Ask for its offset and go on from there.',
  412: 'The request needs the header Tus-Resumable: 1.0.0.',
  413: 'The recording is larger than what is allowed.',
};
const CODES: Record<number, ErrorCode> = { 409: 'recording.offset-differs', 413: 'recording.too-large' };

/** Serves creation, HEAD and PATCH of resumable uploads; nothing sent can be read back or removed this way. */
export async function serveResumable(
  app: FastifyInstance,
  ctx: Context,
  uploads: ResumableUploads,
  authenticate: Authenticate,
): Promise<void> {
  await app.register(async (scope) => {
    // The body is left unread for tus, which reads it as it comes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await authenticate(ctx, request.headers.authorization, request.ip);
      if (!caller) throw notSignedIn();
      if (!uploads.audience.includes(caller.role)) throw notAllowed();
      return answer(ctx, uploads, caller, request, reply);
    };
    const config = {
      codes: [...uploads.refusals, ...SHARED_CODES],
      // A client of tus takes nothing below 400 for a no; the envelope says the rest as everywhere.
      refusalStatus: 403,
      rateLimit: { max: CALLS_PER_MINUTE, timeWindow: 60_000 },
    };
    scope.route({ method: 'POST', url: uploads.path, config, handler });
    scope.route({ method: ['HEAD', 'PATCH'], url: `${uploads.path}/:id`, config, handler });
  });
}

async function answer(
  ctx: Context,
  uploads: ResumableUploads,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let failure: Error | undefined;
  const store = new PieceStore(ctx, uploads, caller);
  const server = new Server({
    path: uploads.path,
    datastore: store,
    relativeLocation: true,
    locker: UNLOCKED,
    namingFunction: (_request, metadata) => uploads.idOf(textsOf(metadata)),
    maxSize: async (_request, id) => (id === null ? 0 : uploads.maxBytes(ctx, caller, id)),
    onResponseError: (_request, error) => {
      // tus throws plain objects for what it refuses itself, and names their status.
      if (error instanceof Error && !('status_code' in error)) failure = error;
      return undefined;
    },
  });
  // Not destroyed at its end: an answer before the end of the body would not arrive otherwise.
  const body = request.raw.iterator({ destroyOnReturn: false });
  const response = await server.handleWeb(
    new Request(`http://roundone.invalid${request.url}`, {
      method: request.method,
      headers: headersOf(request),
      ...(request.method === 'HEAD'
        ? {}
        : { body: streamOf(body, () => (store.isCutOff = true)), duplex: 'half' }),
    }),
  );
  if (response.status >= 400) drain(request, body);
  if (failure) throw failure;
  for (const [name, value] of response.headers) {
    if (!/^(access-control-|content-length$)/.test(name)) void reply.header(name, value);
  }
  void reply.code(response.status);
  if (response.status < 400) return reply.send();
  if (response.status >= 500) throw new Error(`tus answered ${response.status}: ${await response.text()}`);
  const sentence = SENTENCES[response.status] ?? `The upload was not understood: ${await response.text()}`;
  return reply
    .type('application/json')
    .send(no(CODES[response.status] ?? codeOfStatus(response.status), sentence.trim()));
}

/** Two requests that send the same at once are told apart when they store it, whichever process they came to. */
const UNLOCKED: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

class PieceStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length'];
  readonly #ctx: Context;
  readonly #uploads: ResumableUploads;
  readonly #caller: Caller;
  /** The line broke before the body's end. */
  isCutOff = false;
  /** Kept with the last piece and not before, so that a piece that fails can be sent again the same way. */
  #declaredBytes: number | null = null;

  constructor(ctx: Context, uploads: ResumableUploads, caller: Caller) {
    super();
    this.#ctx = ctx;
    this.#uploads = uploads;
    this.#caller = caller;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    await this.#uploads.begin(this.#ctx, this.#caller, {
      id,
      metadata: textsOf(metadata),
      bytes: size ?? null,
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#uploads.find(this.#ctx, this.#caller, id);
    if (!found) throw notFound();
    const { offset, bytes, metadata } = found;
    return new Upload({ id, offset, metadata, ...(bytes === null ? {} : { size: bytes }) });
  }

  override async declareUploadLength(_id: string, bytes: number): Promise<void> {
    this.#declaredBytes = bytes;
  }

  override async write(stream: AsyncIterable<Uint8Array>, id: string, begin: number): Promise<number> {
    await this.#uploads.assertOpen(this.#ctx, this.#caller, id);
    let offset = begin;
    let chunks: Uint8Array[] = [];
    let length = 0;
    const store = async (isLast: boolean): Promise<void> => {
      const declaredBytes = isLast ? this.#declaredBytes : null;
      if (length === 0 && declaredBytes === null) return;
      const content = Buffer.concat(chunks, length);
      [chunks, length] = [[], 0];
      await this.#uploads.append(this.#ctx, this.#caller, id, { offset, content, declaredBytes });
      offset += content.length;
    };
    for await (const chunk of stream) {
      let rest = chunk;
      while (length + rest.length >= this.#uploads.maxPieceBytes) {
        const fitting = this.#uploads.maxPieceBytes - length;
        chunks.push(rest.subarray(0, fitting));
        length += fitting;
        rest = rest.subarray(fitting);
        await store(false);
      }
      if (rest.length > 0) chunks.push(rest);
      length += rest.length;
    }
    await store(!this.isCutOff);
    return offset;
  }
}

/** tus calls a value that was left out null. */
function textsOf(metadata: Record<string, string | null> | undefined): Record<string, string> {
  const entries = Object.entries(metadata ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/** A body that breaks off ends like a whole one, so that what came of it passes through; `onCutOff` tells of it. */
function streamOf(chunks: AsyncIterator<Uint8Array>, onCutOff: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next().catch(() => null);
      if (next === null) onCutOff();
      if (next && !next.done) controller.enqueue(next.value);
      else controller.close();
    },
  });
}

/** Reads a refused body to its end, as HTTP wants; the sender may be gone meanwhile. */
function drain(request: FastifyRequest, body: NodeJS.AsyncIterator<unknown>): void {
  request.raw.on('error', () => {});
  const resume = () => void request.raw.resume();
  body.return?.().then(resume, resume);
}
