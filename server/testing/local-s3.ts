import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How a request fails: with an error that asks the client to try again, with the connection cut in the middle of the
 * request or response body, or cut after the work is done and before the answer.
 */
export type S3Fault = 'InternalError' | 'SlowDown' | 'cut in the body' | 'cut before the answer';

export interface LocalS3 {
  endpoint: string;
  /** Multipart uploads that were started but neither completed nor aborted. */
  openUploads(): number;
  partsReceived(): number;
  /** Sets the time at which an object was stored. */
  setStoredAt(key: string, at: Date): void;
  /** After this call, every request is answered with this S3 error. */
  failWith(code: string): void;
  /** After this call, `choose` decides for each request whether and how it fails. */
  failBy(choose: (method: string) => S3Fault | null): void;
  close(): Promise<void>;
}

/**
 * An in-memory S3 server for tests, with one bucket and enough of the protocol: PutObject, GetObject with ranges,
 * HeadObject, DeleteObject, ListObjectsV2 in pages of two, and multipart uploads.
 */
export async function startLocalS3(bucket: string, host = '127.0.0.1'): Promise<LocalS3> {
  const objects = new Map<string, Buffer>();
  const storedAt = new Map<string, Date>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
  let failure: string | undefined;
  let choose: (method: string) => S3Fault | null = () => null;
  let partsReceived = 0;
  let uploadCount = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const query = url.searchParams;
    const fault = choose(request.method ?? '');
    if (fault === 'cut in the body' && request.method === 'PUT') {
      request.once('data', () => request.socket.destroy());
      return;
    }
    const body = await bytesOf(request);
    if (fault === 'InternalError') return fail(response, 500, fault);
    if (fault === 'SlowDown') return fail(response, 503, fault);
    // Nothing has been written before this point, so anything written from now on does not reach the caller.
    if (fault === 'cut before the answer') response.end = () => response.destroy();
    if (fault === 'cut in the body') cutInHalf(response);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return fail(response, 403, 'AccessDenied');
    if (failure) return fail(response, 400, failure);
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket');

    const uploadId = query.get('uploadId');
    switch (request.method) {
      case 'PUT': {
        if (uploadId === null) {
          objects.set(key, body);
          storedAt.set(key, new Date());
        } else {
          uploads.get(uploadId)?.parts.set(Number(query.get('partNumber')), body);
          partsReceived++;
        }
        response.setHeader('ETag', `"${body.length}"`).end();
        return;
      }
      case 'POST': {
        if (query.has('uploads')) {
          const id = `upload-${++uploadCount}`;
          uploads.set(id, { key, parts: new Map() });
          return xml(
            response,
            `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          );
        }
        const upload = uploadId === null ? undefined : uploads.get(uploadId);
        if (uploadId === null || !upload) return fail(response, 404, 'NoSuchUpload');
        const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
        objects.set(key, Buffer.concat(parts));
        storedAt.set(key, new Date());
        uploads.delete(uploadId);
        return xml(
          response,
          `<CompleteMultipartUploadResult><ETag>"done"</ETag></CompleteMultipartUploadResult>`,
        );
      }
      case 'DELETE': {
        if (uploadId === null) objects.delete(key);
        else uploads.delete(uploadId);
        response.writeHead(204).end();
        return;
      }
      case 'HEAD':
      case 'GET': {
        if (key === '') return list(objects, response, query);
        const object = objects.get(key);
        if (!object) return fail(response, 404, 'NoSuchKey');
        const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
        const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
        response.writeHead(range ? 206 : 200, {
          'Content-Length': part.length,
          'Last-Modified': (storedAt.get(key) ?? new Date()).toUTCString(),
        });
        response.end(request.method === 'HEAD' ? undefined : part);
        return;
      }
      default:
        return fail(response, 405, 'MethodNotAllowed');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    endpoint: `http://${host}:${(server.address() as AddressInfo).port}`,
    openUploads: () => uploads.size,
    partsReceived: () => partsReceived,
    setStoredAt: (key, at) => void storedAt.set(key, at),
    failWith(code) {
      failure = code;
    },
    failBy(how) {
      choose = how;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** A page with two of the keys. */
function list(objects: ReadonlyMap<string, Buffer>, response: ServerResponse, query: URLSearchParams): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const page = keys.filter((key) => key > after).slice(0, 2);
  const more = page.length > 0 && page.at(-1) !== keys.at(-1);
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  xml(response, `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`);
}

/** Sends the headers and half of the body. */
function cutInHalf(response: ServerResponse): void {
  response.end = (body?: unknown) => {
    if (!(body instanceof Buffer) || body.length < 2) return response.destroy();
    response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    return response;
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function xml(response: ServerResponse, text: string): void {
  response.setHeader('Content-Type', 'application/xml').end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  xml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
