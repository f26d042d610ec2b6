// Makes the release archive, starts it in an empty folder, and asks whether it is alive: `npm run test:release`.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { main, Stop } from './console.mjs';
import { makeRelease } from './release.ts';

const START_MS = 120_000;

await main(async () => {
  const archive = await makeRelease();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'roundone-release-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
    const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'),
    );
    if (tests.length > 0) throw new Stop(`The release has tests in it, such as ${tests[0]}.`);
    await askStarted(folder);
    console.log('The release starts in an empty folder, and answers.');
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Starts the unpacked program without npm, without a Node on the PATH, and without any setting of the caller. */
async function askStarted(folder: string): Promise<void> {
  const env = { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error' };
  const child = spawn(path.join(folder, 'start'), [], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Stop(`The release ended at its start, with code ${code}.`)));
    setTimeout(() => reject(new Stop('The release did not start in time.')), START_MS).unref();
  });
  try {
    const address = await Promise.race([readyAddress(child.stdout), ended]);
    for (const page of ['api/health', 'api/ready', '']) {
      const response = await fetch(`${address}/${page}`);
      if (!response.ok) throw new Stop(`The release answers ${response.status} for /${page}.`);
    }
  } finally {
    ended.catch(() => undefined);
    const stopped = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await stopped;
    }
  }
}

async function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Stop('The release did not say where it listens.');
}
