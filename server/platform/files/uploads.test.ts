import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles } from './disk.ts';
import type { Files } from './files.ts';
import type { UploadKind } from './sniff.ts';
import { receiveUpload } from './uploads.ts';

const MAX = 5_242_880;
const recording = (name: string) =>
  readFileSync(new URL(`../../testing/recordings/${name}`, import.meta.url));

const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154',
  'hex',
);
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');
const webp = Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00', 'latin1');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
const text = Buffer.from('Ada Lovelace\r\n\tAnalyst, résumé, 李小龙\n');
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]);
const wav = Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(28)]);
const word97 = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('WordDocument', 'utf16le'),
  Buffer.alloc(64),
]);
const excel97 = Buffer.concat([
  word97.subarray(0, 512),
  Buffer.from('Workbook', 'utf16le'),
  Buffer.alloc(64),
]);
const docx = storedZip(['[Content_Types].xml', 'word/document.xml'], 'wordprocessingml.document.main+xml');
const xlsx = storedZip(['[Content_Types].xml', 'xl/workbook.xml'], 'spreadsheetml.sheet.main+xml');
const mov = Buffer.concat([
  Buffer.from('\x00\x00\x00\x14ftypqt  \x00\x00\x00\x00qt  ', 'latin1'),
  Buffer.alloc(64),
]);
const mkv = Buffer.from('1a45dfa38b4282886d6174726f736b61', 'hex');

let directory: string;
let files: Files;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'uploads-'));
  files = createDiskFiles({ directory, log: pino({ level: 'silent' }) });
});
afterAll(() => rm(directory, { recursive: true }));

const receive = (body: Buffer | Readable, kind: UploadKind, maxBytes = MAX) =>
  receiveUpload(body instanceof Readable ? body : Readable.from([body]), {
    files,
    kind,
    maxBytes,
    folder: 'up',
  });

const stored = async () =>
  (await readdir(directory, { recursive: true })).filter((name) => name.includes('.', 10));

describe('what a file is decides, by its content', () => {
  test.each<[string, UploadKind, Buffer, string, string]>([
    ['png', 'image', png, 'image/png', 'png'],
    ['jpeg', 'image', jpeg, 'image/jpeg', 'jpg'],
    ['gif', 'image', gif, 'image/gif', 'gif'],
    ['webp', 'image', webp, 'image/webp', 'webp'],
    ['pdf', 'resume', pdf, 'application/pdf', 'pdf'],
    ['text', 'resume', text, 'text/plain', 'txt'],
    ['Word 97', 'resume', word97, 'application/msword', 'doc'],
    [
      'docx',
      'resume',
      docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
    ],
    ['mp4', 'video', recording('camera.mp4'), 'video/mp4', 'mp4'],
    ['mov', 'video', mov, 'video/quicktime', 'mov'],
    ['mkv', 'video', mkv, 'video/x-matroska', 'mkv'],
    ['webm', 'recording', recording('camera.webm'), 'video/webm', 'webm'],
    ['wav', 'wav', wav, 'audio/wav', 'wav'],
  ])('%s as %s', async (_name, kind, content, mediaType, extension) => {
    const got = await receive(content, kind);
    expect(got).toEqual({ key: got.key, bytes: content.length, mediaType, extension });
    expect(got.key).toMatch(new RegExp(`^up/[0-9a-f-]{36}\\.${extension}$`));
    expect(content.equals(await files.bytes(got.key))).toBe(true);
  });

  test.each<[string, UploadKind, Buffer, string]>([
    ['svg', 'image', svg, 'Only image files are allowed'],
    ['pdf', 'image', pdf, 'Only image files are allowed'],
    ['html', 'resume', html, 'Only Pdf, Docx file are allowed'],
    ['a program', 'resume', exe, 'Only Pdf, Docx file are allowed'],
    ['a spreadsheet', 'resume', xlsx, 'Only Pdf, Docx file are allowed'],
    ['an old spreadsheet', 'resume', excel97, 'Only Pdf, Docx file are allowed'],
    ['text with a control character', 'resume', Buffer.from('a\x1b[2Jb'), 'Only Pdf, Docx file are allowed'],
    [
      'text in another encoding',
      'resume',
      Buffer.from('r\xe9sum\xe9', 'latin1'),
      'Only Pdf, Docx file are allowed',
    ],
    ['a program', 'certificate', exe, 'File format not supported'],
    ['webm', 'video', recording('camera.webm'), 'File format not supported'],
  ])('%s is refused as %s', async (_name, kind, content, message) => {
    const before = await stored();
    await expect(receive(content, kind)).rejects.toMatchObject({
      name: 'UploadRefused',
      httpStatus: 415,
      message,
    });
    expect(await stored()).toEqual(before);
  });
});

describe('size', () => {
  test('an empty file is refused', async () => {
    const refusal = { name: 'UploadRefused', httpStatus: 400, message: 'The file is empty.' };
    await expect(receive(Readable.from([]), 'resume')).rejects.toMatchObject(refusal);
  });

  test.each<[UploadKind, Buffer]>([
    ['resume', pdf],
    ['image', png],
  ])('of a %s may be 5 MB and not a byte more', async (kind, beginning) => {
    const exact = Buffer.concat([beginning, Buffer.alloc(MAX - beginning.length, ' ')]);
    expect((await receive(exact, kind)).bytes).toBe(MAX);
    const before = await stored();
    const pieces = Readable.from([exact.subarray(0, 100_000), exact.subarray(100_000), Buffer.from(' ')]);
    const refusal = { httpStatus: 413, message: 'Size must be less than or equal to 5MB' };
    await expect(receive(pieces, kind)).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual(before);
  });

  test('a file that multipart parsing cut off is too large, and is not kept', async () => {
    const before = await stored();
    const cut = Object.assign(Readable.from([png, Buffer.alloc(200_000)]), { truncated: true });
    await expect(receive(cut, 'image')).rejects.toThrow('Size must be less than or equal to 5MB');
    expect(await stored()).toEqual(before);
  });
});

describe('the stream', () => {
  test('is read to its end after a refusal, so that the request can be answered', async () => {
    const stream = new PassThrough();
    const ended = new Promise((resolve) => stream.on('end', resolve));
    const refused = expect(receive(stream, 'image')).rejects.toThrow('Only image files are allowed');
    for (let i = 0; i < 20; i++) stream.write(Buffer.alloc(100_000, 'x'));
    stream.end();
    await refused;
    await ended;
  });

  test('that breaks off leaves nothing behind', async () => {
    const before = await stored();
    async function* hangingUp() {
      yield Buffer.concat([png, Buffer.alloc(100_000)]);
      throw new Error('connection lost');
    }
    await expect(receive(Readable.from(hangingUp()), 'image')).rejects.toThrow('connection lost');
    expect(await stored()).toEqual(before);
  });
});

/** A zip of uncompressed entries, the first of which declares the given main content type. */
function storedZip(names: string[], contentType: string): Buffer {
  const content = Buffer.from(
    `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${contentType}"/></Types>`,
  );
  return Buffer.concat(
    names.map((name) => {
      const header = Buffer.alloc(30);
      header.writeUInt32LE(0x04034b50, 0);
      header.writeUInt32LE(content.length, 18);
      header.writeUInt32LE(content.length, 22);
      header.writeUInt16LE(name.length, 26);
      return Buffer.concat([header, Buffer.from(name), content]);
    }),
  );
}
