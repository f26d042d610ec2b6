import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Logger } from 'pino';
import { FileNotFound, InvalidKey, StorageFull, StorageUnavailable, TooLarge } from './errors.ts';
import type { Files } from './files.ts';
import { checkKey, checkPrefix } from './keys.ts';

const PART_BYTES = 8 * 1024 * 1024;

interface Bucket {
  bucket: string;
  /** Empty, or ends with '/'. */
  prefix: string;
  endpoint: string | undefined;
  region: string | undefined;
}

/**
 * Parses an address `s3://bucket/prefix?endpoint=…&region=…`. Throws an error with a readable sentence if it is not
 * valid.
 */
export function parseS3Url(text: string): Bucket {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.protocol !== 's3:' || url.hostname === '') {
    throw new Error('STORAGE_URL must look like s3://bucket/prefix?endpoint=https://host&region=name.');
  }
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) {
    throw new Error('The endpoint in STORAGE_URL must be an address that begins with http:// or https://.');
  }
  const path = decodeURIComponent(url.pathname).replace(/^\/+|(?<!\/)\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path === '' ? '' : `${checkKey(path)}/`,
    endpoint,
    region: url.searchParams.get('region') ?? undefined,
  };
}

/** Files in an S3 bucket. Credentials come from the usual AWS variables, as does the region if the address has none. */
export function createS3Files(options: {
  url: string;
  log: Logger;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}): Files {
  const { bucket, prefix, endpoint, region } = parseS3Url(options.url);
  const client = clientFor({ endpoint, region, credentials: options.credentials });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + checkKey(key) });

  const storageError = (error: unknown) => asStorageError(error, options.log);

  async function open(key: string, range?: { start: number; end: number }) {
    const target = at(key);
    try {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ ...target, Range }));
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw new Error('The object storage answered without a body or its length.');
      return { bytes: ContentLength, body: withStorageErrors(Body, storageError) };
    } catch (error) {
      throw isAbsent(error) ? new FileNotFound(key) : storageError(error);
    }
  }

  return {
    async write(key, body, limits) {
      const target = at(key);
      const maxBytes = limits?.maxBytes ?? Infinity;
      if (!(body instanceof Readable)) {
        if (body.length > maxBytes) throw new TooLarge(maxBytes);
        try {
          await client.send(new PutObjectCommand({ ...target, Body: body, ContentLength: body.length }));
        } catch (error) {
          throw storageError(error);
        }
        return { key, bytes: body.length };
      }
      return { key, bytes: await sendStream(client, target, { body, maxBytes }, storageError) };
    },

    read: async (key, range) => (await open(key, range)).body,

    open: (key) => open(key),

    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength ?? null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw storageError(error);
      }
    },

    async storedAt(key) {
      try {
        const { LastModified } = await client.send(new HeadObjectCommand(at(key)));
        if (LastModified === undefined)
          throw new Error('The object storage does not say when an object was stored.');
        return LastModified;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw storageError(error);
      }
    },

    async bytes(key) {
      const { body } = await open(key);
      return buffer(body);
    },

    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand(at(key)));
      } catch (error) {
        if (!isAbsent(error)) throw storageError(error);
      }
    },

    async *list(wanted) {
      checkPrefix(wanted);
      let ContinuationToken: string | undefined;
      do {
        let page;
        try {
          page = await client.send(
            new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + wanted, ContinuationToken }),
          );
        } catch (error) {
          throw storageError(error);
        }
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },

    freeBytes: async () => null,
    async writable() {
      try {
        await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }));
      } catch (error) {
        throw storageError(error);
      }
    },
  };
}

function clientFor(options: {
  endpoint: string | undefined;
  region: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}): S3Client {
  const { endpoint, region, credentials } = options;
  return new S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // A service with its own endpoint rarely cares about the region, but requests cannot be signed without one.
    ...(region !== undefined ? { region } : endpoint !== undefined ? { region: 'us-east-1' } : {}),
    ...(credentials ? { credentials } : {}),
    // Not every store that resembles S3 understands the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Sends a body of unknown length in parts. Returns the number of bytes. */
async function sendStream(
  client: S3Client,
  target: { Bucket: string; Key: string },
  { body, maxBytes }: { body: Readable; maxBytes: number },
  storageError: (error: unknown) => unknown,
): Promise<number> {
  const counted = byteLimit(maxBytes);
  let bodyError: unknown;
  const fed = pipeline(body, counted).catch((error: unknown) => {
    bodyError = error;
  });
  const upload = new Upload({
    client,
    params: { ...target, Body: counted },
    partSize: PART_BYTES,
    queueSize: 2,
  });
  try {
    await upload.done();
    return counted.bytesSeen();
  } catch (error) {
    counted.destroy();
    await fed;
    // Destroying the stream makes the pipeline fail too. Only the first error counts.
    throw bodyError === error || bodyError instanceof TooLarge ? bodyError : storageError(error);
  }
}

/** Passes the same bytes through. A connection that breaks partway is an error of the store like any other. */
function withStorageErrors(body: Readable, storageError: (error: unknown) => unknown): Readable {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      throw storageError(error);
    }
  }
  const mapped = Readable.from(chunks(), { objectMode: false });
  // Otherwise a reader that leaves before the first byte would keep the connection open.
  mapped.once('close', () => body.destroy());
  return mapped;
}

function asStorageError(error: unknown, log: Logger): unknown {
  if (error instanceof TooLarge || error instanceof InvalidKey) return error;
  log.warn({ err: error }, 'the object storage failed');
  const code = error instanceof Error ? error.name : '';
  if (/QuotaExceeded|StorageFull|InsufficientCapacity/.test(code))
    return new StorageFull(undefined, { cause: error });
  return new StorageUnavailable({ cause: error });
}

function isAbsent(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

/** A pass-through that counts bytes and fails with TooLarge after more than `maxBytes`. */
function byteLimit(maxBytes: number): Transform & { bytesSeen(): number } {
  let seen = 0;
  const transform = new Transform({
    transform(chunk: Buffer | string, encoding, done) {
      const data = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
      seen += data.length;
      if (seen > maxBytes) done(new TooLarge(maxBytes));
      else done(null, data);
    },
  });
  return Object.assign(transform, { bytesSeen: () => seen });
}
