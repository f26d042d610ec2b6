// The format of a backup: a tar archive with each table's rows as lines of JSON (`tables/SCHEMA.TABLE/NUMBER.ndjson`),
// the stored files (`files/…`), the secrets (`secrets/…`), the manifest, and the hash of everything before it.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Table } from '#server/database/whole/catalogue.ts';
import { createTableDigest } from '#server/database/whole/read-table.ts';
import { BACKUP_KEY_MIN } from '#server/platform/secrets/guessing.ts';
import { CannotGoOn, DamagedBackup } from './errors.ts';
import { decrypt, encryptInto, isEncrypted } from './encryption.ts';
import { type ArchivedFile, FORMAT, type Manifest, manifestSchema } from './manifest.ts';
import { type Entry, readEntries, type Sink, writeEnd, writeEntry } from './tar.ts';

const MANIFEST = 'manifest.json';
const HASH = 'manifest.sha256';
const CHUNK_BYTES = 1024 * 1024;
const SMALL_BYTES = 64 * 1024;
const MANIFEST_MAX_BYTES = 1024 * 1024 * 1024;
/** The limit for one batch of rows. A row can be as large as an email's attachments. */
const ROWS_MAX_BYTES = 256 * 1024 * 1024;

export interface ArchiveWriter {
  rows(table: Table, lines: readonly string[]): Promise<void>;
  file(key: string, bytes: number, body: AsyncIterable<Uint8Array>): Promise<ArchivedFile>;
  secret(name: string, content: Uint8Array): Promise<void>;
  /** Writes the manifest and makes the archive durable. It is renamed later. */
  finish(manifest: Manifest): Promise<void>;
  /** Gives the archive its final name. */
  publish(): Promise<void>;
  /** Deletes what has been written. */
  discard(): Promise<void>;
  /** Its path until it is published. */
  unfinished: string;
}

/** Begins an archive at `path` that only its owner can read. With `key`, it is encrypted. */
export async function createArchive(path: string, key: string | undefined): Promise<ArchiveWriter> {
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', 0o600);
  const toFile: Sink = (bytes) => handle.writeFile(bytes);
  const encrypted = key === undefined ? undefined : await encryptInto(toFile, key);
  const hash = createHash('sha256');
  const sink: Sink = async (bytes) => {
    hash.update(bytes);
    await (encrypted?.sink ?? toFile)(bytes);
  };
  const parts = new Map<string, number>();

  return {
    unfinished,
    rows: async (table, lines) => {
      const folder = `tables/${table.schema}.${table.name}`;
      const part = (parts.get(folder) ?? 0) + 1;
      parts.set(folder, part);
      const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      const number = String(part).padStart(6, '0');
      await writeEntry(sink, `${folder}/${number}.ndjson`, content.length, [content]);
    },
    file: async (key, bytes, body) => {
      const { hashed, sha256 } = hashing(body);
      await writeEntry(sink, `files/${key}`, bytes, hashed);
      return { key, bytes, sha256: sha256() };
    },
    secret: async (name, content) => writeEntry(sink, `secrets/${name}`, content.length, [content]),
    finish: async (manifest) => {
      const content = Buffer.from(JSON.stringify(manifest));
      await writeEntry(sink, MANIFEST, content.length, [content]);
      await writeEnd(sink, HASH, hash.copy().digest('hex'));
      await encrypted?.end();
      await handle.sync();
      await handle.close();
    },
    publish: async () => {
      await rename(unfinished, path);
      const folder = await open(dirname(path), 'r');
      await folder.sync().finally(() => folder.close());
    },
    discard: async () => {
      await handle.close().catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

export interface ArchiveReader {
  rows?(table: string, lines: string[]): Promise<void>;
  /** Must read the body to its end. */
  file?(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  secret?(name: string, content: Buffer): Promise<void>;
}

/**
 * Reads a whole archive, checks it against its manifest and hash, and passes the contents to `reader` along the way.
 * Throws DamagedBackup at the first difference, so a reader must not trust what it gets before the end.
 */
export async function readArchive(
  path: string,
  key: string | undefined,
  reader: ArchiveReader = {},
): Promise<Manifest> {
  const digests = new Map<string, ReturnType<typeof createTableDigest>>();
  const files = new Map<string, ArchivedFile>();
  let manifest: Manifest | undefined;
  for await (const entry of readEntries(await contentOf(path, key))) {
    const { name } = entry;
    const table = /^tables\/([a-z_0-9]+\.[a-z_0-9]+)\/\d{6,}\.ndjson$/.exec(name)?.[1];
    if (table !== undefined) {
      const lines = linesOf(await bytesOf(entry, ROWS_MAX_BYTES));
      const digest = digests.get(table) ?? createTableDigest();
      digests.set(table, digest);
      digest.add(lines);
      await reader.rows?.(table, lines);
    } else if (name.startsWith('files/')) {
      const file = name.slice('files/'.length);
      const { hashed, sha256 } = hashing(entry.body);
      if (reader.file) await reader.file(file, hashed);
      else for await (const chunk of hashed) void chunk;
      files.set(file, { key: file, bytes: entry.bytes, sha256: sha256() });
    } else if (/^secrets\/[A-Za-z0-9][\w.-]*$/.test(name)) {
      await reader.secret?.(name.slice('secrets/'.length), await bytesOf(entry, SMALL_BYTES));
    } else if (name === MANIFEST) {
      manifest = parseManifest(await bytesOf(entry, MANIFEST_MAX_BYTES));
    } else if (name === HASH) {
      // Says what differs, and not just that something does.
      if (manifest) compare(manifest, digests, files);
    } else throw new DamagedBackup(`it has an unknown part, ${name}`);
  }
  if (!manifest) throw new DamagedBackup('its manifest is missing');
  compare(manifest, digests, files);
  return manifest;
}

async function contentOf(path: string, key: string | undefined): Promise<AsyncIterable<Uint8Array>> {
  let start: Buffer;
  try {
    const handle = await open(path, 'r');
    start = (await handle.read(Buffer.alloc(SMALL_BYTES), 0, 64, 0).finally(() => handle.close())).buffer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotGoOn(`The backup ${path} cannot be read: ${reason}.`, { cause: error });
  }
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  if (!isEncrypted(start)) return source;
  if (key === undefined)
    throw new CannotGoOn('The backup is encrypted. Set BACKUP_KEY_FILE or BACKUP_PASSPHRASE to its key.');
  return decrypt(source, key);
}

function parseManifest(content: Buffer): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(content.toString());
  } catch (error) {
    throw new DamagedBackup('its manifest cannot be read', { cause: error });
  }
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format > FORMAT)
    throw new CannotGoOn('The backup was made by a newer version of Roundone. Restore it with that version.');
  const read = manifestSchema.safeParse(value);
  if (!read.success) throw new DamagedBackup('its manifest cannot be read', { cause: read.error });
  return read.data;
}

function compare(
  manifest: Manifest,
  digests: Map<string, ReturnType<typeof createTableDigest>>,
  files: Map<string, ArchivedFile>,
): void {
  for (const { schema, name, rows, sha256 } of manifest.tables) {
    const found = (digests.get(`${schema}.${name}`) ?? createTableDigest()).result();
    if (found.rows !== rows || found.sha256 !== sha256)
      throw new DamagedBackup(`the table ${schema}.${name} is not what was written`);
  }
  for (const { key, bytes, sha256 } of manifest.files) {
    const found = files.get(key);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new DamagedBackup(`the file ${key} is not what was written`);
  }
  if (files.size !== manifest.files.length || digests.size > manifest.tables.length)
    throw new DamagedBackup('it holds more than its manifest says');
}

async function bytesOf({ name, bytes, body }: Entry, maxBytes: number): Promise<Buffer> {
  if (bytes > maxBytes) throw new DamagedBackup(`the part ${name} is too large`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const linesOf = (content: Buffer): string[] => content.toString().split('\n').slice(0, -1);

/** The same bytes, and their hash after the last one. */
export function hashing(body: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { hashed: pass(), sha256: () => hash.digest('hex') };
}

/**
 * The encryption key of backups, from the settings. Undefined if backups are not encrypted. Throws a readable
 * sentence.
 */
export async function readKey(settings: {
  backupKeyFile?: string | undefined;
  backupPassphrase?: string | undefined;
}): Promise<string | undefined> {
  const { backupKeyFile, backupPassphrase } = settings;
  if (backupKeyFile === undefined) return backupPassphrase;
  if (backupPassphrase !== undefined)
    throw new CannotGoOn('Set either BACKUP_KEY_FILE or BACKUP_PASSPHRASE, not both.');
  let text: string;
  try {
    text = (await readFile(backupKeyFile, 'utf8')).trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotGoOn(`The file that BACKUP_KEY_FILE names cannot be read: ${reason}.`, { cause: error });
  }
  if (text.length < BACKUP_KEY_MIN)
    throw new CannotGoOn(
      `The key in the file that BACKUP_KEY_FILE names has fewer than ${BACKUP_KEY_MIN} characters.`,
    );
  return text;
}
