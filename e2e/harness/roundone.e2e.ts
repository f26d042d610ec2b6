import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, existsSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readMail } from './mail.ts';
import { launchRoundone } from './roundone.ts';

const health = async (url: string) => (await fetch(`${url}/api/health`)).status;

test('a server starts with its own port and folder, and leaves nothing behind', async () => {
  const roundone = await launchRoundone();
  try {
    expect(await health(roundone.url)).toBe(200);
    expect(existsSync(roundone.dataDirectory)).toBe(true);
    await expect(readMail(roundone.url, 'ada@example.com', { withinMs: 0 })).rejects.toThrow(
      'they have: none',
    );
  } finally {
    await roundone.stop();
  }
  await expect(health(roundone.url)).rejects.toThrow('fetch failed');
  expect(existsSync(roundone.dataDirectory)).toBe(false);
});

test('a killed server can be started again at the same address with its data', async () => {
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'roundone-e2e-'));
  try {
    const first = await launchRoundone({ dataDirectory });
    await first.kill();
    const second = await launchRoundone({ dataDirectory, port: first.port });
    expect(second.url).toBe(first.url);
    expect(await health(second.url)).toBe(200);
    await expect(launchRoundone({ dataDirectory })).rejects.toThrow('is in use by another running Roundone');
    await second.stop();
    expect(existsSync(dataDirectory)).toBe(true);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});

test('a server that cannot start says why', async () => {
  await expect(launchRoundone({ env: { LOG_LEVEL: 'loud' } })).rejects.toThrow(
    /ended with code 1.*LOG_LEVEL must be/s,
  );
});

test('when the run that started a server is killed, the server ends and its folder is removed', async () => {
  const program = `
    const { launchRoundone } = await import(${JSON.stringify(new URL('roundone.ts', import.meta.url).href)});
    const { url, dataDirectory } = await launchRoundone();
    console.log(JSON.stringify({ url, dataDirectory }));
    setInterval(() => {}, 60_000);`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(run.stdout.setEncoding('utf8'), 'data')) as [string];
  const { url, dataDirectory } = JSON.parse(line) as { url: string; dataDirectory: string };
  expect(await health(url)).toBe(200);
  run.kill('SIGKILL');
  const isGone = () =>
    health(url).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
  await expect.poll(() => existsSync(dataDirectory)).toBe(false);
});
