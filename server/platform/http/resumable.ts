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
  /** The number of stored bytes. */
  offset: number;
  /** The total length; null while the client has not told it. */
  bytes: number | null;
}

export interface OpenUpload extends ResumableUpload {
  maxBytes: number;
}

/**
 * Files that arrive in chunks over tus 1.0 (https://tus.io/protocols/resumable-upload). Each function may throw a
 * Failure or a Refusal.
 */
export interface ResumableUploads {
  /** Below the server's address. */
  path: string;
  audience: readonly Role[];
  /** The codes of its noes, beside those that any call may give. */
  refusals: readonly Code[];
  /** What a PATCH brings is handed on in pieces of at most so many bytes. */
  maxChunkBytes: number;
  /** The id in the metadata. An upload with this id may exist already. */
  idOf(metadata: Record<string, string>): string;
  /** The most bytes that any upload may have. */
  mostBytes: number;
  /** Begins an upload. If the caller already has it, it does not change. */
  begin(ctx: Context, caller: Caller, upload: Omit<ResumableUpload, 'offset'>): Promise<void>;
  /** Null if this caller has no such upload. */
  find(ctx: Context, caller: Caller, id: string): Promise<ResumableUpload | null>;
  /** The same, with the most bytes that it may have. Throws if the upload takes no more bytes now. */
  open(ctx: Context, caller: Caller, id: string): Promise<OpenUpload | null>;
  /**
   * Stores the bytes from the offset on, durably, before it returns. Throws Failure 409 if the upload ends at
   * another offset. The piece before may still be on its way: this one counts only after it, and not if it fails.
   */
  append(
    ctx: Context,
    caller: Caller,
    id: string,
    piece: { offset: number; content: Uint8Array; declaredBytes: number | null; before: Promise<void> },
  ): Promise<void>;
}

/** One chunk each second from each of two hundred people behind one address. */
const CALLS_PER_MINUTE = 12_000;

/** Sentences for what the tus library itself refuses. */
const SENTENCES: Record<number, string> = {
  404: TEXTS.notFound,
  409: 'The upload ends elsewhere than where this piece begins. Ask for its offset and go on from there.',
  412: 'The request needs the header Tus-Resumable: 1.0.0.',
  413: 'The recording is larger than what is allowed.',
};
const CODES: Record<number, ErrorCode> = { 409: 'recording.offset-differs', 413: 'recording.too-large' };

/** Serves creation, HEAD and PATCH of resumable uploads. Nobody can read or delete stored bytes this way. */
export async function serveResumable(
  app: FastifyInstance,
  ctx: Context,
  uploads: ResumableUploads,
  authenticate: Authenticate,
): Promise<void> {
  await app.register(async (scope) => {
    // The tus library reads the body as it arrives.
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
  const store = new ChunkStore(ctx, uploads, caller);
  const server = new Server({
    path: uploads.path,
    datastore: store,
    relativeLocation: true,
    locker: UNLOCKED,
    namingFunction: (_request, metadata) => uploads.idOf(textsOf(metadata)),
    maxSize: async (_request, id) =>
      id === null ? 0 : ((await store.open(id))?.maxBytes ?? uploads.mostBytes),
    onResponseError: (_request, error) => {
      // The tus library throws plain objects with a status when it refuses something.
      if (error instanceof Error && !('status_code' in error)) failure = error;
      return undefined;
    },
  });
  // The stream is not destroyed at its end. Otherwise an answer before the end of the body would not arrive.
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

/**
 * If two requests send the same bytes at once, storing them finds it, also when two processes are involved.
 */
const UNLOCKED: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

class ChunkStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length'];
  readonly #ctx: Context;
  readonly #uploads: ResumableUploads;
  readonly #caller: Caller;
  /** The connection broke before the end of the body. */
  isCutOff = false;
  /**
   * Written together with the last chunk, not before, so that a failed chunk can be sent again in the same way.
   */
  #declaredBytes: number | null = null;
  /** The tus library asks for the same upload several times during a request. */
  #opened: Promise<OpenUpload | null> | undefined;

  constructor(ctx: Context, uploads: ResumableUploads, caller: Caller) {
    super();
    this.#ctx = ctx;
    this.#uploads = uploads;
    this.#caller = caller;
  }

  open(id: string): Promise<OpenUpload | null> {
    this.#opened ??= this.#uploads.open(this.#ctx, this.#caller, id);
    return this.#opened;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    this.#opened = undefined;
    await this.#uploads.begin(this.#ctx, this.#caller, {
      id,
      metadata: textsOf(metadata),
      bytes: size ?? null,
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await (this.#opened ?? this.#uploads.find(this.#ctx, this.#caller, id));
    if (!found) throw notFound();
    const { offset, bytes, metadata } = found;
    return new Upload({ id, offset, metadata, ...(bytes === null ? {} : { size: bytes }) });
  }

  override async declareUploadLength(_id: string, bytes: number): Promise<void> {
    this.#declaredBytes = bytes;
  }

  override async write(stream: AsyncIterable<Uint8Array>, id: string, begin: number): Promise<number> {
    if ((await this.open(id)) === null) throw notFound();
    let offset = begin;
    let chunks: Uint8Array[] = [];
    let length = 0;
    let stored: Promise<void> = Promise.resolve();
    /** Stores what has arrived while the next piece arrives. At most two pieces are on their way to the disk. */
    const store = async (isLast: boolean): Promise<void> => {
      const declaredBytes = isLast ? this.#declaredBytes : null;
      if (length === 0 && declaredBytes === null) return;
      const before = stored;
      const piece = { offset, content: Buffer.concat(chunks, length), declaredBytes, before };
      [chunks, length] = [[], 0];
      stored = this.#uploads.append(this.#ctx, this.#caller, id, piece);
      // It is awaited before the next piece but one or at the end; until then nobody handles it.
      stored.catch(() => {});
      offset += piece.content.length;
      await before;
    };
    for await (const chunk of stream) {
      let rest = chunk;
      while (length + rest.length >= this.#uploads.maxChunkBytes) {
        const fitting = this.#uploads.maxChunkBytes - length;
        chunks.push(rest.subarray(0, fitting));
        length += fitting;
        rest = rest.subarray(fitting);
        await store(false);
      }
      if (rest.length > 0) chunks.push(rest);
      length += rest.length;
    }
    await store(!this.isCutOff);
    await stored;
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

/**
 * A body that breaks off ends normally, so that the bytes that arrived are stored. `onCutOff` reports the break.
 */
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

/** Reads a refused body to its end, as HTTP requires. The sender may be gone by then. */
function drain(request: FastifyRequest, body: NodeJS.AsyncIterator<unknown>): void {
  request.raw.on('error', () => {});
  const resume = () => void request.raw.resume();
  body.return?.().then(resume, resume);
}
