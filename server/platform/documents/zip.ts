import { crc32, inflateRawSync } from 'node:zlib';
import { damaged, tooComplex } from './errors.ts';
import { MAX_ENTRIES } from './limits.ts';

// Layout and signatures: PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;

export interface Zip {
  names: string[];
  /** Inflates an entry to at most `maxBytes`, whatever size it claims; null where there is none of that name. */
  read(name: string, maxBytes: number): Uint8Array | null;
}

/** Opens a zip in memory. Nothing is inflated yet. Throws UnreadableDocument. */
export function openZip(bytes: Uint8Array): Zip {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, number>();
  try {
    const end = findEnd(data);
    const count = data.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES) throw tooComplex();
    let at = data.readUInt32LE(end + 16);
    for (let i = 0; i < count; i++) {
      if (data.readUInt32LE(at) !== CENTRAL) throw damaged();
      const nameLength = data.readUInt16LE(at + 28);
      entries.set(data.toString('utf8', at + 46, at + 46 + nameLength), at);
      at += 46 + nameLength + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
    }
  } catch (error) {
    throw error instanceof RangeError ? damaged(error) : error;
  }

  return {
    names: [...entries.keys()],
    read(name, maxBytes) {
      const at = entries.get(name);
      return at === undefined ? null : inflate(data, at, maxBytes);
    },
  };
}

function findEnd(data: Buffer): number {
  // A comment of at most 64 KiB may follow.
  for (let at = data.length - END_BYTES; at >= Math.max(0, data.length - END_BYTES - 0xffff); at--) {
    if (data.readUInt32LE(at) === END) return at;
  }
  throw damaged();
}

function inflate(data: Buffer, central: number, maxBytes: number): Uint8Array {
  try {
    const isEncrypted = (data.readUInt16LE(central + 8) & 1) === 1;
    const method = data.readUInt16LE(central + 10);
    const compressedBytes = data.readUInt32LE(central + 20);
    const local = data.readUInt32LE(central + 42);
    if (isEncrypted || data.readUInt32LE(local) !== LOCAL) throw damaged();
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    if (start + compressedBytes > data.length) throw damaged();
    const compressed = data.subarray(start, start + compressedBytes);
    if (method === 0) {
      if (compressed.length > maxBytes) throw tooComplex();
      return compressed;
    }
    if (method !== 8) throw damaged();
    // The claimed size is not asked: inflating stops by itself where the limit is passed.
    return inflateRawSync(compressed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooComplex();
    throw error instanceof RangeError || code.startsWith('Z_') ? damaged(error) : error;
  }
}

/** A zip of the given entries, uncompressed. */
export function makeZip(entries: Iterable<[name: string, content: Uint8Array]>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const path = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(0x800, 6); // the name is UTF-8
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(path.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(CENTRAL, 0);
    central.writeUInt16LE(20, 4);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    parts.push(local, path, Buffer.from(content));
    directory.push(central, path);
    offset += 30 + path.length + content.length;
  }
  const end = Buffer.alloc(END_BYTES);
  const directoryBytes = Buffer.concat(directory);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directoryBytes, end]);
}
