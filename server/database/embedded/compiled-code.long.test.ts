import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { SERVER_PROCESS } from '../../../scripts/server-process.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('a server that is started as `npm start` does it never frees compiled code, which can end the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = spawn(
    process.execPath,
    [...SERVER_PROCESS.flags, '--trace-wasm-code-gc', 'server/main.ts', 'serve'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: folder,
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
