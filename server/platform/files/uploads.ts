import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as platform from '#contract/messages/en/platform.ts';
import { TooLarge, UploadRefused } from './errors.ts';
import type { Files } from './files.ts';
import { type SniffedType, type UploadKind, needsWhole, sniff, whyRefused } from './sniff.ts';

/** Enough bytes to recognise any picture, sound or video. */
const HEAD_BYTES = 64 * 1024;

export interface ReceivedUpload extends SniffedType {
  key: string;
  bytes: number;
}

/**
 * Stores an upload under a new key, `<folder>/<uuid>.<extension>`, if its content matches the kind and has at most
 * `maxBytes`. Otherwise throws UploadRefused, TooLarge, or the store's error, and stores nothing. The rest of the
 * stream is then read and dropped, so that a multipart request can end.
 */
export async function receiveUpload(
  stream: Readable,
  options: { files: Files; kind: UploadKind; maxBytes: number; folder: string },
): Promise<ReceivedUpload> {
  const { files, kind, maxBytes, folder } = options;
  const chunks: AsyncIterator<Uint8Array> = stream.iterator({ destroyOnReturn: false });
  try {
    const head = await readHead(chunks, needsWhole(kind) ? maxBytes + 1 : Math.min(HEAD_BYTES, maxBytes + 1));
    if (head.length === 0) throw new UploadRefused('empty', platform.fileEmpty());
    if (head.length > maxBytes || wasCutOff(stream)) throw new TooLarge(maxBytes);
    const type = await sniff(head, kind);
    if (!type) throw new UploadRefused('format', await whyRefused(head, kind));

    const key = `${folder}/${randomUUID()}.${type.extension}`;
    const { bytes } = await files.write(key, Readable.from(headThenRest(head, chunks)), { maxBytes });
    if (wasCutOff(stream)) {
      await files.delete(key);
      throw new TooLarge(maxBytes);
    }
    return { key, bytes, ...type };
  } catch (error) {
    await chunks.return?.();
    // The rest of the stream may fail too, but the upload has already failed.
    if (!stream.destroyed) stream.on('error', () => {}).resume();
    throw error;
  }
}

/** At least `wanted` bytes from the start, or all bytes if there are fewer. */
async function readHead(chunks: AsyncIterator<Uint8Array>, wanted: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < wanted) {
    const next = await chunks.next();
    if (next.done) break;
    parts.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(parts);
}

async function* headThenRest(
  head: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

/** @fastify/multipart sets this flag on a file that it stopped reading at its own limit. */
function wasCutOff(stream: Readable): boolean {
  return 'truncated' in stream && stream.truncated === true;
}
