import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Figure, median } from './figures.ts';
import { startProcess } from './server-process.ts';

/** What `npm start` runs. */
const START = 'start.mjs';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = 3;

/**
 * The seconds from `node start.mjs` until it says that it is ready, as people start it: packages are installed, pages
 * are built (`run.ts` builds them), and the embedded database is in files. Compared with the time for checking
 * packages and pages.
 */
export async function measureStarts(rounds = ROUNDS): Promise<Figure[]> {
  const starts = { empty: [] as number[], demonstration: [] as number[], later: [] as number[] };
  const looks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
    try {
      const [empty, filled] = [join(folder, 'empty'), join(folder, 'demonstration')];
      looks.push(await secondsOfLook());
      starts.empty.push(await secondsToReady(empty, 'off'));
      starts.demonstration.push(await secondsToReady(filled, 'on'));
      starts.later.push(await secondsToReady(filled, 'on'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const figure = (what: string, times: number[], aim: number): Figure => ({
    what,
    value: median(times),
    unit: 's',
    aim,
    beside:
      `median of ${rounds}, ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} s; ` +
      `of this the look at packages and pages ${median(looks).toFixed(1)} s`,
  });
  return [
    figure('first start on an empty folder, without the demonstration world', starts.empty, 5),
    figure('first start on an empty folder, with the demonstration world', starts.demonstration, 10),
    figure('a later start, with the demonstration world', starts.later, 5),
  ];
}

async function secondsToReady(folder: string, demo: 'on' | 'off'): Promise<number> {
  const begin = performance.now();
  const server = await startProcess(START, [], {
    DATA_DIR: folder,
    DEMO: demo,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const seconds = (performance.now() - begin) / 1000;
  await server.stop();
  return seconds;
}

/** Everything that a start does before it starts the server, if nothing is missing. */
async function secondsOfLook(): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [START, '--build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${START} --build ended with ${code}.`);
  return (performance.now() - begin) / 1000;
}
