import { constants } from 'node:fs';
import { access, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeArchive, makeSealedArchive } from '#server/testing/backups.ts';
import { testDatabase } from '#server/testing/database.ts';
import { readArchive } from './archive.ts';
import { openAdminSocket } from './admin-socket.ts';

/** Who can read a backup, and who can ask a running server for one. */

const KEY = 'a key of the operator';
const PART_BYTES = 64 * 1024 + 16;

let folder: string;
let sealed: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-operator-'));
  sealed = await makeArchive(join(folder, 'sealed'), 600, KEY);
});
afterAll(() => rm(folder, { recursive: true }));

test.skipIf(process.platform === 'win32')('only its owner may read a backup', async () => {
  expect((await stat(sealed)).mode & 0o777).toBe(0o600);
});

test('a part of an encrypted backup can be neither moved, left out nor repeated', async () => {
  const whole = await readFile(await makeSealedArchive(join(folder, 'parts'), 200_000, KEY));
  // The header of the age format: some lines, then 16 bytes.
  const headerBytes = whole.indexOf('\n', whole.indexOf('\n--- ') + 1) + 1 + 16;
  const header = whole.subarray(0, headerBytes);
  const parts: Buffer[] = [];
  for (let at = headerBytes; at < whole.length; at += PART_BYTES)
    parts.push(whole.subarray(at, at + PART_BYTES));
  // Three full parts and the rest.
  expect(parts).toHaveLength(4);
  const [first, second, third, last] = parts as [Buffer, Buffer, Buffer, Buffer];
  const changed = join(folder, 'changed');
  const read = async (order: Buffer[]) => {
    await writeFile(changed, Buffer.concat([header, ...order]));
    return readArchive(changed, KEY);
  };
  await read([first, second, third, last]);
  for (const order of [
    [first, third, second, last],
    [first, third, last],
    [first, second, second, third, last],
    [first, second, third],
  ])
    await expect(read(order)).rejects.toThrow(/^The backup/);
});

test('the key of a backup is stretched by scrypt: a guess takes a tenth of a second or more', async () => {
  const start = performance.now();
  await expect(readArchive(sealed, 'the key of a neighbour')).rejects.toThrow('can’t be decrypted');
  expect(performance.now() - start).toBeGreaterThan(100);
});

function ask(port: number, path: string, authorization: string, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request({ host, port, path, method: 'POST', headers: { authorization } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asking.once('error', reject);
    asking.end();
  });
}

test('the socket for commands is open on this machine alone, to whoever can read its token', async () => {
  const parts = {
    db: (await testDatabase()).db,
    dataDirectory: folder,
    log: pino({ level: 'silent' }),
    admin: async () => ({ status: 200, sentence: 'Done.' }),
  };
  const tokens: string[] = [];
  for (const start of ['first', 'second']) {
    const socket = await openAdminSocket(parts);
    const [name] = (await readdir(folder)).filter((file) => file.endsWith('.json'));
    const file = join(folder, name!);
    if (process.platform !== 'win32')
      expect([start, (await stat(file)).mode & 0o777]).toEqual([start, 0o600]);
    const { port, token } = JSON.parse(await readFile(file, 'utf8')) as { port: number; token: string };
    tokens.push(token);
    for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, `Bearer ${'0'.repeat(token.length)}`])
      expect([wrong, await ask(port, '/copy', wrong)]).toEqual([wrong, 403]);
    expect(await ask(port, '/database', `Bearer ${token}`)).toBe(404);
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others)
      await expect(ask(port, '/copy', `Bearer ${token}`, address)).rejects.toThrow('ECONNREFUSED');
    await socket.close();
    await expect(access(file, constants.F_OK)).rejects.toThrow('ENOENT');
  }
  expect(tokens[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(tokens[1]).not.toBe(tokens[0]);
});
