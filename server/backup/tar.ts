// The tar format (POSIX.1-2001, pax), as far as an archive of our own needs it: plain files with long names and sizes.

import { createHash, type Hash } from 'node:crypto';
import { DamagedBackup } from './errors.ts';

const BLOCK = 512;
const NAME_MAX = 100;
/** The largest size that eleven octal digits can say. */
const SIZE_MAX = 0o77777777777;
const EMPTY = Buffer.alloc(BLOCK);

/** Takes bytes, and resolves when it can take more. */
export type Sink = (bytes: Uint8Array) => Promise<void>;

export interface Entry {
  name: string;
  bytes: number;
  /** Must be read to its end, or not at all, before the next entry. */
  body: AsyncIterable<Uint8Array>;
  /** The hash of all bytes of the archive before this entry. */
  hashBefore(): string;
}

/** Writes one file. `body` must have exactly so many bytes. */
export async function writeEntry(
  sink: Sink,
  name: string,
  bytes: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const fits = Buffer.byteLength(name) <= NAME_MAX && bytes <= SIZE_MAX;
  if (!fits) {
    const extended = Buffer.from(paxRecord('path', name) + paxRecord('size', String(bytes)));
    await sink(headerOf('pax', extended.length, 'x'));
    await sink(extended);
    await sink(paddingOf(extended.length));
  }
  await sink(headerOf(fits ? name : 'long', fits ? bytes : 0, '0'));
  let written = 0;
  for await (const chunk of body) {
    written += chunk.length;
    await sink(chunk);
  }
  if (written !== bytes) throw new Error(`${name} had ${written} bytes, and ${bytes} were expected.`);
  await sink(paddingOf(bytes));
}

export async function writeEnd(sink: Sink): Promise<void> {
  await sink(EMPTY);
  await sink(EMPTY);
}

function headerOf(name: string, bytes: number, kind: '0' | 'x'): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100); // only its owner may read it
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136); // no time, so that the same content gives the same bytes
  header.write('        ', 148);
  header.write(kind, 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The sum of all bytes of a header, in which the checksum itself counts as spaces. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

/** A record begins with its own length, which counts its own digits. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const length = Buffer.byteLength(rest);
  let digits = String(length).length;
  while (String(length + digits).length !== digits) digits += 1;
  return `${length + digits}${rest}`;
}

const paddingOf = (bytes: number): Uint8Array => EMPTY.subarray(0, (BLOCK - (bytes % BLOCK)) % BLOCK);

/** Reads an archive that `writeEntry` made. Throws DamagedBackup if it is anything else. */
export async function* readEntries(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const input = createInput(source);
  for (;;) {
    const before = input.hash.copy();
    let header = await input.take(BLOCK);
    if (header.equals(EMPTY)) break;
    let { name, bytes, kind } = parseHeader(header);
    if (kind === 'x') {
      if (bytes > 64 * 1024) throw new DamagedBackup('a name is too long');
      const records = (await input.take(bytes)).toString();
      await input.skipPadding(bytes);
      header = await input.take(BLOCK);
      kind = parseHeader(header).kind;
      name = /^\d+ path=(.*)$/m.exec(records)?.[1] ?? '';
      bytes = Number(/^\d+ size=(\d+)$/m.exec(records)?.[1]);
    }
    if (kind !== '0' || name === '' || !Number.isSafeInteger(bytes))
      throw new DamagedBackup('an entry is not a plain file');
    const body = input.stream(bytes);
    yield { name, bytes, body, hashBefore: () => before.digest('hex') };
    // What nobody has read.
    for await (const part of body) void part;
    await input.skipPadding(bytes);
  }
  if (!(await input.take(BLOCK)).equals(EMPTY) || !(await input.isAtEnd()))
    throw new DamagedBackup('something follows its end');
}

function parseHeader(header: Buffer): { name: string; bytes: number; kind: string } {
  const sum = /^([0-7]{6})\0 $/.exec(header.toString('latin1', 148, 156))?.[1];
  if (sum === undefined || parseInt(sum, 8) !== checksumOf(header))
    throw new DamagedBackup('the beginning of an entry cannot be read');
  const size = /^[0-7]{11}\0$/.exec(header.toString('latin1', 124, 136))?.[0] ?? '';
  const name = header
    .subarray(0, NAME_MAX)
    .toString()
    .replace(/(?<!\0)\0+$/, '');
  return { name, bytes: parseInt(size, 8), kind: header.toString('latin1', 156, 157) };
}

/** Reads a stream by numbers of bytes, and hashes what was read. */
function createInput(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  const hash: Hash = createHash('sha256');
  let rest: Uint8Array = EMPTY.subarray(0, 0);

  async function more(): Promise<boolean> {
    while (rest.length === 0) {
      const next = await chunks.next();
      if (next.done) return false;
      rest = next.value;
    }
    return true;
  }

  async function* stream(bytes: number): AsyncGenerator<Uint8Array> {
    let left = bytes;
    while (left > 0) {
      if (!(await more())) throw new DamagedBackup('its end is missing');
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      hash.update(part);
      yield part;
    }
  }

  async function take(bytes: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of stream(bytes)) parts.push(part);
    return Buffer.concat(parts);
  }

  async function skipPadding(bytes: number): Promise<void> {
    const padding = await take(paddingOf(bytes).length);
    if (padding.some((byte) => byte !== 0)) throw new DamagedBackup('there is something between two entries');
  }

  return { hash, stream, take, skipPadding, isAtEnd: async () => !(await more()) };
}
