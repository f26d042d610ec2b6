import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startLocalS3 } from '#server/testing/local-s3.ts';
import { createDiskFiles } from './disk.ts';
import { FileNotFound, InvalidKey, StorageFull, StorageUnavailable, TooLarge } from './errors.ts';
import { createFiles } from './files.ts';
import type { Files } from './files.ts';
import { createS3Files, parseS3Url } from './s3.ts';

const log = pino({ level: 'silent' });
const credentials = { accessKeyId: 'test', secretAccessKey: 'test-secret' };

let directory: string;
let s3: Awaited<ReturnType<typeof startLocalS3>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  s3 = await startLocalS3('bucket');
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true });
});

const drivers: { name: string; open(): Files }[] = [
  { name: 'disk', open: () => createDiskFiles({ directory, log }) },
  {
    name: 'S3',
    open: () =>
      createS3Files({ url: `s3://bucket/some/prefix?endpoint=${s3.endpoint}&region=here`, log, credentials }),
  },
];

describe.each(drivers)('every store: $name', ({ open }) => {
  let files: Files;
  beforeEach(async () => {
    files = open();
    for (const key of await keysOf(files, '')) await files.delete(key);
  });

  test('gives back what was stored, whole and in part', async () => {
    const content = Buffer.from('The quick brown fox');
    expect(await files.write('a/b/fox.txt', content)).toEqual({ key: 'a/b/fox.txt', bytes: 19 });
    expect(await files.size('a/b/fox.txt')).toBe(19);
    expect(Buffer.from(await files.bytes('a/b/fox.txt')).toString()).toBe('The quick brown fox');
    expect(await textOf(await files.read('a/b/fox.txt'))).toBe('The quick brown fox');
    expect(await textOf(await files.read('a/b/fox.txt', { start: 4, end: 8 }))).toBe('quick');
  });

  test('stores streams of several megabytes byte for byte', async () => {
    const content = randomBytes(19 * 1024 * 1024);
    const chunks = Array.from({ length: 19 }, (_, i) => content.subarray(i << 20, (i + 1) << 20));
    expect(await files.write('big', Readable.from(chunks))).toEqual({ key: 'big', bytes: content.length });
    expect(content.equals(await files.bytes('big'))).toBe(true);
  });

  test('keeps nothing of what is too large, and keeps what was there before', async () => {
    await files.write('k', Buffer.from('old'));
    const large = () => Readable.from(Array.from({ length: 12 }, () => Buffer.alloc(1024 * 1024)));
    await expect(files.write('k', large(), { maxBytes: 10 * 1024 * 1024 })).rejects.toThrow(TooLarge);
    await expect(files.write('new', Buffer.alloc(11), { maxBytes: 10 })).rejects.toThrow(TooLarge);
    expect(Buffer.from(await files.bytes('k')).toString()).toBe('old');
    expect(await keysOf(files, '')).toEqual(['k']);
    expect(await files.write('fits', Buffer.alloc(10), { maxBytes: 10 })).toEqual({ key: 'fits', bytes: 10 });
  });

  test('passes on the failure of the stream it is given, and keeps nothing', async () => {
    const broken = Object.assign(new Error('the sender hung up'), { syscall: 'read', code: 'ECONNRESET' });
    async function* breaking() {
      yield Buffer.alloc(1000);
      throw broken;
    }
    await expect(files.write('k', Readable.from(breaking()))).rejects.toBe(broken);
    expect(await files.size('k')).toBeNull();
  });

  test('says what is not there', async () => {
    expect(await files.size('nothing')).toBeNull();
    await expect(files.bytes('nothing')).rejects.toThrow(FileNotFound);
    await expect(files.read('nothing/here')).rejects.toThrow(FileNotFound);
    await files.delete('nothing');
  });

  test('lists by prefix, in order', async () => {
    for (const key of ['b/2', 'a.txt', 'b/10', 'b.txt', 'a/x/1', 'a/y', 'ba'])
      await files.write(key, Buffer.from('x'));
    expect(await keysOf(files, '')).toEqual(['a.txt', 'a/x/1', 'a/y', 'b.txt', 'b/10', 'b/2', 'ba']);
    expect(await keysOf(files, 'b/')).toEqual(['b/10', 'b/2']);
    expect(await keysOf(files, 'b')).toEqual(['b.txt', 'b/10', 'b/2', 'ba']);
    expect(await keysOf(files, 'a/x')).toEqual(['a/x/1']);
  });

  test.each(['', '/etc/passwd', '../x', 'a/../../x', '.incoming/x', 'a\0b', 'x'.repeat(300)])(
    'refuses the key %j',
    async (key) => {
      await expect(files.write(key, Buffer.from('x'))).rejects.toThrow(InvalidKey);
      await expect(files.read(key)).rejects.toThrow(InvalidKey);
      await expect(files.size(key)).rejects.toThrow(InvalidKey);
      await expect(files.delete(key)).rejects.toThrow(InvalidKey);
    },
  );
});

describe('disk', () => {
  test('refuses to store below the floor of free space, with a sentence', async () => {
    let free = 200_000_000;
    const files = createDiskFiles({ directory, log, freeBytes: () => Promise.resolve(free) });
    await files.write('before', Buffer.from('x'));
    free -= 1;
    await expect(files.write('after', Buffer.from('x'))).rejects.toThrow(StorageFull);
    await expect(files.writable()).rejects.toThrow(
      'The file couldn’t be saved because the storage is nearly full.',
    );
    expect(await files.size('after')).toBeNull();
    expect(await files.size('before')).toBe(1);
  });

  test('stops a long stream once the space runs out, and leaves nothing behind', async () => {
    const folder = await mkdtemp(join(directory, 'full-'));
    let free = 200_000_000 + 1;
    const files = createDiskFiles({ directory: folder, log, freeBytes: () => Promise.resolve(free) });
    async function* filling() {
      for (let i = 0; i < 40; i++) {
        yield Buffer.alloc(1024 * 1024);
        free = 0;
      }
    }
    await expect(files.write('k', Readable.from(filling()))).rejects.toThrow(StorageFull);
    expect(await readdir(folder, { recursive: true })).toEqual(['.incoming']);
  });

  test('clears away what a crash left half written, but not what may still be in work', async () => {
    const folder = await mkdtemp(join(directory, 'crash-'));
    await mkdir(join(folder, '.incoming'));
    await writeFile(join(folder, '.incoming', 'old'), 'x');
    await writeFile(join(folder, '.incoming', 'new'), 'x');
    await utimes(join(folder, '.incoming', 'old'), new Date(0), new Date(0));
    await createDiskFiles({ directory: folder, log }).writable();
    expect(await readdir(join(folder, '.incoming'))).toEqual(['new']);
  });

  test('says so when its folder cannot be used', async () => {
    const file = join(directory, 'not-a-folder');
    await writeFile(file, '');
    await expect(createDiskFiles({ directory: file, log }).writable()).rejects.toThrow(StorageUnavailable);
  });

  test('is the store when no other is configured', async () => {
    const dataDirectory = await mkdtemp(join(directory, 'data-'));
    await createFiles({ dataDirectory, log }).write('k', Buffer.from('x'));
    expect(await readdir(join(dataDirectory, 'files'))).toContain('k');
  });
});

describe('S3', () => {
  test('is away when the connection breaks in the middle of a file', async () => {
    const own = await startLocalS3('broken');
    const files = createS3Files({ url: `s3://broken?endpoint=${own.endpoint}`, log, credentials });
    const content = Buffer.alloc(300_000, 7);
    await files.write('video', content);
    own.failBy(() => 'cut in the body');
    await expect(files.bytes('video')).rejects.toThrow(StorageUnavailable);
    await expect(buffer(await files.read('video'))).rejects.toThrow(StorageUnavailable);
    own.failBy(() => null);
    expect(Buffer.compare(await files.bytes('video'), content)).toBe(0);
    await own.close();
  });

  test('sends large streams in parts and leaves no unfinished upload', async () => {
    const files = createS3Files({ url: `s3://bucket?endpoint=${s3.endpoint}`, log, credentials });
    const before = s3.partsReceived();
    const stream = () => Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1024 * 1024)));
    await files.write('video', stream());
    expect(s3.partsReceived() - before).toBe(3);
    await expect(files.write('video', stream(), { maxBytes: 19 * 1024 * 1024 })).rejects.toThrow(TooLarge);
    expect(s3.openUploads()).toBe(0);
    expect(await files.size('video')).toBe(20 * 1024 * 1024);
  });

  test('turns its refusals into sentences', async () => {
    const sick = await startLocalS3('bucket');
    const files = createS3Files({ url: `s3://bucket?endpoint=${sick.endpoint}`, log, credentials });
    sick.failWith('AccessDenied');
    await expect(files.writable()).rejects.toThrow(StorageUnavailable);
    await expect(files.write('k', Readable.from([Buffer.from('x')]))).rejects.toThrow(StorageUnavailable);
    sick.failWith('QuotaExceeded');
    await expect(files.write('k', Buffer.from('x'))).rejects.toThrow(StorageFull);
    await sick.close();
    const missing = createS3Files({ url: `s3://other?endpoint=${s3.endpoint}`, log, credentials });
    await expect(missing.writable()).rejects.toThrow(StorageUnavailable);
  });

  test('reads its address', () => {
    expect(parseS3Url('s3://b/p/q/?endpoint=https://minio.example:9000&region=eu-west-1')).toEqual({
      bucket: 'b',
      prefix: 'p/q/',
      endpoint: 'https://minio.example:9000',
      region: 'eu-west-1',
    });
    expect(parseS3Url('s3://b')).toEqual({ bucket: 'b', prefix: '', endpoint: undefined, region: undefined });
    expect(() => parseS3Url('https://b/p')).toThrow('STORAGE_URL must look like');
    expect(() => parseS3Url('s3://b?endpoint=minio:9000')).toThrow(
      'must be an address that begins with http',
    );
  });
});

async function keysOf(files: Files, prefix: string): Promise<string[]> {
  return Array.fromAsync(files.list(prefix));
}

async function textOf(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}
