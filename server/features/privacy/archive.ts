import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchiveEntry {
  name: string;
  /** A text is made smaller; bytes are stored as they are, because films and documents are small already. */
  content: string | AsyncIterable<Uint8Array>;
}

/** A zip, made while it is read: no more than one part of one file is in memory. */
export async function* zipOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  for await (const { name, content } of entries) {
    if (typeof content === 'string') {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(new TextEncoder().encode(content), true);
    } else {
      const file = new ZipPassThrough(name);
      zip.add(file);
      for await (const part of content) {
        file.push(part);
        yield* made.splice(0);
      }
      file.push(new Uint8Array(), true);
    }
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
