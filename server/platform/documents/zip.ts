import { zipSync } from 'fflate';
import { type Entry, type ZipFile, fromBufferPromise } from 'yauzl';
import { UnreadableDocument, damaged, tooComplex } from './errors.ts';
import { MAX_ENTRIES } from './limits.ts';

export interface Zip {
  names: string[];
  /**
   * Inflates an entry to at most `maxBytes`, whatever size the zip claims; null if there is no entry of this name.
   */
  read(name: string, maxBytes: number): Promise<Uint8Array | null>;
}

/** Opens a zip in memory, without inflating anything. Throws UnreadableDocument. */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(data, {
      lazyEntries: true,
      autoClose: false,
      // An unusual name must not make the whole document unreadable. Such an entry is never read.
      decodeStrings: false,
      // The claimed size is not used: read() counts the bytes that arrive.
      validateEntrySizes: false,
    });
    if (zip.entryCount > MAX_ENTRIES) throw tooComplex();
    for await (const entry of zip.eachEntry()) entries.set(String(entry.fileName), entry);
  } catch (error) {
    throw unreadable(error);
  }
  return {
    names: [...entries.keys()],
    async read(name, maxBytes) {
      const entry = entries.get(name);
      return entry === undefined ? null : inflate(zip, entry, maxBytes);
    },
  };
}

async function inflate(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      length += chunk.length;
      // Leaving the loop destroys the stream, so nothing more is inflated.
      if (length > maxBytes) throw tooComplex();
      chunks.push(chunk);
    }
  } catch (error) {
    throw unreadable(error);
  }
  return Buffer.concat(chunks);
}

const unreadable = (error: unknown): UnreadableDocument =>
  error instanceof UnreadableDocument ? error : damaged(error);

/** A zip of the given entries, uncompressed. */
export function makeZip(entries: Iterable<[name: string, content: Uint8Array]>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
}
