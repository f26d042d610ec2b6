// An archive of plain files in tar format. Its last file is small and contains the hash of everything before it.

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { CannotGoOn, DamagedBackup } from './errors.ts';

const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);
/** The size of the last file's header and content, and of the end. */
const LAST_BYTES = 2 * BLOCK + END.length;
const HASH_BYTES = 64;

/** Accepts bytes, and resolves when it can accept more. */
export type Sink = (bytes: Uint8Array) => Promise<void>;

export interface Entry {
  name: string;
  bytes: number;
  /** Must be read to its end before the next entry. */
  body: AsyncIterable<Uint8Array>;
}

/** Writes one file. `body` must have exactly `bytes` bytes. */
export async function writeEntry(
  sink: Sink,
  name: string,
  bytes: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const archive = pack();
  // No time, so that the same content gives the same bytes. Only the owner may read it.
  const entry = archive.entry({ name, size: bytes, mode: 0o600, mtime: new Date(0) });
  const filled = pipeline(body, entry).then(() => archive.finalize());
  // If it fails, reading the archive fails with the same reason.
  filled.catch(() => undefined);
  let last: Uint8Array | undefined;
  for await (const chunk of archive) {
    if (last !== undefined) await sink(last);
    last = chunk;
  }
  // The last chunk, which is left out, marks the end, because another file may follow.
  await filled;
}

/** Writes the last file, which contains the hash of everything before it. */
export async function writeEnd(sink: Sink, name: string, sha256: string): Promise<void> {
  await writeEntry(sink, name, HASH_BYTES, [Buffer.from(sha256)]);
  await sink(END);
}

/**
 * Reads an archive that was ended with `writeEnd`. Throws DamagedBackup for anything else, at the latest at the end.
 */
export async function* readEntries(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const checked = checkedBy(source);
  const archive = extract();
  const fed = pipeline(Readable.from(checked.bytes), archive);
  fed.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') throw new DamagedBackup('an entry is not a plain file');
      yield { name, bytes: size, body: explained(entry) };
      // Skip what the caller has not read.
      entry.resume();
    }
    await fed;
  } catch (error) {
    throw explain(error);
  }
  if (!checked.isWhole())
    throw new DamagedBackup('its content does not have the hash that was written with it');
}

/** The same bytes, and after the last one whether the archive ends with the hash of those before. */
function checkedBy(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let last = Buffer.alloc(0);
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      const bytes = Buffer.concat([last, chunk]);
      const before = bytes.subarray(0, Math.max(0, bytes.length - LAST_BYTES));
      last = bytes.subarray(before.length);
      hash.update(before);
      if (before.length > 0) yield before;
    }
    yield last;
  }
  const isWhole = () => {
    const content = last.subarray(BLOCK);
    // The library does not check what is between the numbers of a header, or between files.
    return (
      /^[0-7]{6}[\0 ]{2}$/.test(last.toString('latin1', 148, 156)) &&
      content.toString('latin1', 0, HASH_BYTES) === hash.copy().digest('hex') &&
      content.subarray(HASH_BYTES).every((byte) => byte === 0)
    );
  };
  return { bytes: pass(), isWhole };
}

async function* explained(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw explain(error);
  }
}

const explain = (error: unknown): unknown =>
  error instanceof CannotGoOn ? error : new DamagedBackup('it cannot be read as a whole', { cause: error });
