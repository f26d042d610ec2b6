import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPassword, signIn as signInCall } from '#contract/auth.ts';
import { getScheduleInterviews } from '#contract/interview.ts';
import { DEMONSTRATION_PASSWORD, maria } from '#server/demonstration/people.ts';
import { type Roundone, launchRoundone } from '../e2e/harness/roundone.ts';
import { ask, newFolder, post, runToItsEnd } from './harness/program.ts';

const filled = newFolder();
const folders = [filled];

beforeAll(async () => {
  await (await launchRoundone({ dataDirectory: filled, demo: true })).stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function copyOfFilled(): string {
  const folder = newFolder();
  folders.push(folder);
  cpSync(filled, folder, { recursive: true });
  return folder;
}
const names = (folder: string): string[] => readdirSync(folder).toSorted();
/** A start that fails says why in sentences, without the trace of an error. */
const expectRefusal = ({ code, said }: { code: number | null; said: string }, sentence: string): void => {
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
};

test('with a full disk it starts and reads, and refuses writes with a sentence', async () => {
  const token = await tokenBefore();
  const program = await launchRoundone({
    dataDirectory: filled,
    demo: true,
    env: { FREE_SPACE_MB: '100000000', LOG_LEVEL: 'warn' },
  });
  try {
    expect((await ask(`${program.url}/jobs`)).status).toBeLessThan(500);
    const mine = await ask(`${program.url}/api/${getScheduleInterviews.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(mine).toMatchObject({ status: 200, text: expect.stringContaining('Registered Nurse') });
    const refused = await post(`${program.url}/api/${forgetPassword.path}`, { email: maria.email });
    expect(refused).toMatchObject({ status: 503, message: expect.stringContaining('disk has less than') });
  } finally {
    await program.stop();
  }
});

async function tokenBefore(): Promise<string> {
  const program: Roundone = await launchRoundone({ dataDirectory: filled, demo: true });
  const { text } = await post(`${program.url}/api/${signInCall.path}`, {
    email: maria.email,
    password: DEMONSTRATION_PASSWORD,
  });
  await program.stop();
  return (JSON.parse(text) as { responseData: { token: string } }).responseData.token;
}

test.each([
  ['without its database', (folder: string) => rmSync(join(folder, 'database'), { recursive: true })],
  ['with a database without PG_VERSION', (folder: string) => rmSync(join(folder, 'database', 'PG_VERSION'))],
])('half a restore, %s, is refused and not overwritten', async (_what, damage) => {
  const folder = copyOfFilled();
  damage(folder);
  const before = [names(folder), names(join(folder, 'files'))];
  expectRefusal(
    await runToItsEnd({ DATA_DIR: folder, PORT: '0', DEMO: 'on' }),
    'database/PG_VERSION is missing',
  );
  expect([names(folder), names(join(folder, 'files'))]).toEqual(before);
});

test('a damaged database is refused with a sentence', async () => {
  const folder = copyOfFilled();
  truncateSync(join(folder, 'database', 'global', 'pg_control'), 100);
  expectRefusal(await runToItsEnd({ DATA_DIR: folder, PORT: '0' }), 'restore DATA_DIR from a backup');
});

test('a file in place of the folder is refused with a sentence', async () => {
  const folder = newFolder();
  folders.push(folder);
  writeFileSync(join(folder, 'data'), 'no folder');
  const ended = await runToItsEnd({ DATA_DIR: join(folder, 'data'), PORT: '0' });
  expectRefusal(ended, 'DATA_DIR must be a folder');
});

test('a port in use is refused with a sentence, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const folder = join(newFolder(), 'data');
  expectRefusal(await runToItsEnd({ DATA_DIR: folder, PORT: String(port) }), `Port ${port} is in use`);
  expect(existsSync(folder)).toBe(false);
  other.close();
});

test('an empty folder that exists is used', async () => {
  const folder = newFolder();
  folders.push(folder);
  for (const name of ['database', 'files', 'secrets']) mkdirSync(join(folder, name));
  const program = await launchRoundone({ dataDirectory: folder });
  expect((await ask(`${program.url}/api/ready`)).status).toBe(200);
  // Connections that are kept for more requests do not hold a stop.
  const began = performance.now();
  await program.stop();
  expect((performance.now() - began) / 1000).toBeLessThan(5);
});
