import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { SERVER_PROCESS } from '../../../scripts/server-process.mjs';

const PROGRAM = `
  import { sql } from 'kysely';
  import { pino } from 'pino';
  import { openDatabase } from '#server/database/database.ts';
  const log = pino({ level: 'silent' });
  const { db, close } = await openDatabase({ dataDirectory: process.argv[1], log });
  for (let index = 0; index < 2000; index += 1) await sql\`SELECT \${index}::int + 1\`.execute(db);
  await close();
  console.log('opened and closed');
`;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folderOfTest = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

test('an open embedded database keeps V8 from freeing compiled code, which can end the process', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--trace-wasm-code-gc', '--input-type=module', '-e', PROGRAM, await folderOfTest()],
    { cwd: root },
  );
  expect(stdout).toContain('opened and closed');
  // Once, before our code runs: that of Node itself, which strips the types of our files.
  expect(stdout.match(/Starting GC/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('a server that is started as `npm start` does it never frees any', async () => {
  const server = spawn(
    process.execPath,
    [...SERVER_PROCESS.flags, '--trace-wasm-code-gc', 'server/main.ts', 'serve'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: await folderOfTest(),
        PORT: '0',
        DEMO: 'off',
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  for await (const part of server.stdout.setEncoding('utf8')) {
    output += part;
    if (output.includes('http://')) server.kill('SIGTERM');
  }
  expect(output).toContain('http://');
  expect(output).not.toContain('Freeing');
});
