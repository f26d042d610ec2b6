import { DataStore, type Locker, Server, Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as platform from '#contract/messages/en/platform.ts';
import type { Role } from '#contract/shared/audience.ts';
import { type Code, type ErrorCode, SHARED_CODES } from '#contract/shared/refusals.ts';
import { type Said, say } from '#contract/messages/message.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
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
  /** The total length. Null until the client has declared it. */
  bytes: number | null;
}

export interface OpenUpload extends ResumableUpload {
  maxBytes: number;
  /**
   * Stores the bytes from the offset on, durably, before it returns. Throws Failure 409 if the upload ends at another
   * offset. The piece before may still be on its way: this piece counts only once that one is stored, and not if it
   * fails.
   */
  append(piece: {
    offset: number;
    content: Uint8Array;
    declaredBytes: number | null;
    before: Promise<void>;
  }): Promise<void>;
}

/**
 * Files that arrive in chunks over tus 1.0 (https://tus.io/protocols/resumable-upload). Each function may throw a
 * Failure or a Refusal.
 */
export interface ResumableUploads {
  /** The path below the server's address. */
  path: string;
  audience: readonly Role[];
  /** The codes of its refusals, in addition to those that any call may return. */
  refusals: readonly Code[];
  /** The body of a PATCH is passed on in pieces of at most this many bytes. */
  maxChunkBytes: number;
  /** The id from the metadata. An upload with this id may already exist. */
  idOf(metadata: Record<string, string>): string;
  /** The maximum size of any upload. */
  mostBytes: number;
  /** Begins an upload. If the caller already has it, it stays unchanged. */
  begin(ctx: Context, caller: Caller, upload: Omit<ResumableUpload, 'offset'>): Promise<void>;
  /** Null if this caller has no such upload. */
  find(ctx: Context, caller: Caller, id: string): Promise<ResumableUpload | null>;
  /** Like `find`, but to store more of it. Throws if the upload accepts no more bytes now. */
  open(ctx: Context, caller: Caller, id: string): Promise<OpenUpload | null>;
}

/** One chunk per second from each of two hundred people behind one address. */
const CALLS_PER_MINUTE = 12_000;

/** Sentences for refusals that come from the tus library itself. */
const SENTENCES: Record<number, Said> = {
  404: refusals.notFound,
  409: platform.offsetDiffers,
  412: platform.needsTus,
  413: platform.recordingTooLarge,
};
const CODES: Record<number, ErrorCode> = { 409: 'recording.offset-differs', 413: 'recording.too-large' };

/** Serves creation, HEAD and PATCH of resumable uploads. Stored bytes can be neither read nor deleted this way. */
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
      // A tus client treats every status below 400 as success. The envelope says the rest, as everywhere.
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
  const bodyBytes = Number(request.headers['content-length'] ?? Infinity);
  const store = new ChunkStore(ctx, uploads, caller, bodyBytes);
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
  // The stream is not destroyed when it ends. Otherwise an answer sent before the end of the body would not arrive.
  const body: NodeJS.AsyncIterator<Buffer> = request.raw.iterator({ destroyOnReturn: false });
  const response = await server.handleWeb(
    new Request(`http://roundone.invalid${request.url}`, {
      method: request.method,
      headers: headersOf(request),
      ...(request.method === 'HEAD' ? {} : { body: streamOf(piecesOf(body, store)), duplex: 'half' }),
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
  const sentence = say(
    SENTENCES[response.status] ?? platform.uploadNotUnderstood({ reason: await response.text() }),
  );
  return reply
    .type('application/json')
    .send(no(CODES[response.status] ?? codeOfStatus(response.status), sentence.trim()));
}

/** If two requests send the same bytes at once, the conflict is found when they are stored, even with two processes. */
const UNLOCKED: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

class ChunkStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length'];
  readonly #ctx: Context;
  readonly #uploads: ResumableUploads;
  readonly #caller: Caller;
  /** The connection broke before the end of the body. */
  isCutOff = false;
  /** Written together with the last chunk and not before, so that a failed chunk can be sent again in the same way. */
  #declaredBytes: number | null = null;
  /** The number of bytes if the body arrives in full. Infinity if the sender does not declare it. */
  readonly bodyBytes: number;
  /** Resolves when the latest piece that was passed on is accepted for storing. */
  taken = Promise.withResolvers<void>();
  /** The tus library requests the same upload several times during a request. */
  #opened: Promise<OpenUpload | null> | undefined;

  constructor(ctx: Context, uploads: ResumableUploads, caller: Caller, bodyBytes: number) {
    super();
    this.#ctx = ctx;
    this.#uploads = uploads;
    this.#caller = caller;
    this.bodyBytes = bodyBytes;
  }

  get pieceBytes(): number {
    return this.#uploads.maxChunkBytes;
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

  #takeDeclared(): number | null {
    const declared = this.#declaredBytes;
    this.#declaredBytes = null;
    return declared;
  }

  /** `pieces` come from `piecesOf`. */
  override async write(pieces: AsyncIterable<Uint8Array>, id: string, begin: number): Promise<number> {
    const upload = await this.open(id);
    if (upload === null) throw notFound();
    let offset = begin;
    let stored: Promise<void> = Promise.resolve();
    /** Stores a piece while the next one arrives. At most two pieces are on their way to the disk. */
    const store = async (content: Uint8Array, declaredBytes: number | null): Promise<void> => {
      const before = stored;
      stored = upload.append({ offset, content, declaredBytes, before }).then(() => release(content));
      // It is awaited before the next piece but one, or at the end. Until then, nothing handles its rejection.
      stored.catch(() => {});
      offset += content.length;
      await before;
    };
    for await (const piece of pieces) {
      this.taken.resolve();
      const isLast = offset + piece.length - begin === this.bodyBytes;
      await store(piece, isLast ? this.#takeDeclared() : null);
    }
    const declaredBytes = this.isCutOff ? null : this.#takeDeclared();
    if (declaredBytes !== null) await store(new Uint8Array(), declaredBytes);
    await stored;
    return offset;
  }
}

/** tus represents an omitted value as null. */
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
 * The body in pieces of `maxChunkBytes`; the last one may be shorter. If a body breaks off, the iterator ends
 * normally, so that the bytes that arrived are stored, and the break is noted. Each network block is copied into place
 * as it arrives, so a piece passes through tus as one block and not as 64.
 */
async function* piecesOf(blocks: AsyncIterable<Buffer>, store: ChunkStore): AsyncGenerator<Uint8Array> {
  let arrived = 0;
  let piece: Buffer | null = null;
  let length = 0;
  try {
    for await (const block of blocks) {
      for (let from = 0; from < block.length;) {
        // Memory pages count only once they are written to, so a sender who declares a lot and sends little uses
        // little.
        piece ??= Buffer.allocUnsafeSlow(Math.min(store.pieceBytes, store.bodyBytes - arrived));
        const copied = block.copy(piece, length, from);
        from += copied;
        arrived += copied;
        length += copied;
        if (length < piece.length) continue;
        // The tus streams would each hold a piece.
        store.taken = Promise.withResolvers();
        yield piece;
        [piece, length] = [null, 0];
        await store.taken.promise;
      }
      release(block);
    }
  } catch {
    store.isCutOff = true;
  }
  if (piece !== null) yield piece.subarray(0, length);
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

/**
 * Immediately frees the memory of bytes that are no longer read. The garbage collector sees only a small object in
 * them, so it would let tens of megabytes accumulate and then scan everything that the process holds.
 */
function release(bytes: Uint8Array): void {
  const { buffer, byteOffset, byteLength } = bytes;
  // Part of a buffer that others may use too.
  if (byteOffset > 0 || byteLength < buffer.byteLength) return;
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Reads a refused body to its end, as HTTP requires. The sender may have left by then. */
function drain(request: FastifyRequest, body: NodeJS.AsyncIterator<unknown>): void {
  request.raw.on('error', () => {});
  const resume = () => void request.raw.resume();
  body.return?.().then(resume, resume);
}
