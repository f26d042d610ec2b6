import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_PROCESS, serverEnvironment } from '../scripts/server-process.mjs';
import type { Figure } from './figures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** V8 and glibc free memory for some seconds after startup. */
const REST_MS = 30_000;
const SAMPLE_MS = 100;

/** The server's resident memory, started as `npm start` does: at rest, and during transcription. Linux only. */
export async function measureMemory(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  try {
    const first = await startServer(folder);
    const fresh = await atRest(first);
    const peakOfFirst = await megabytes(first, 'VmHWM');
    await stop(first);

    const second = await startServer(folder);
    const rest = await atRest(second);
    const peakOfSecond = await megabytes(second, 'VmHWM');
    const transcribing = await largestWhileTranscribing(second);
    await stop(second);
    return [
      {
        what: 'memory half a minute after the first start, with the demonstration world',
        value: fresh,
        unit: 'MB',
        aim: 450,
        beside: `the most during the start: ${Math.round(peakOfFirst)} MB`,
      },
      {
        what: 'memory half a minute after a later start',
        value: rest,
        unit: 'MB',
        aim: 450,
        beside: `the most during the start: ${Math.round(peakOfSecond)} MB`,
      },
      {
        what: 'the most memory while one thread transcribes 120 s of speech',
        value: transcribing,
        unit: 'MB',
        aim: 1000,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startServer(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...SERVER_PROCESS.flags, 'bench/memory-program.ts'], {
    cwd: ROOT,
    env: {
      ...serverEnvironment(process.env),
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('ready at')) resolve();
    });
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function atRest(child: ChildProcess): Promise<number> {
  await wait(REST_MS);
  return megabytes(child, 'VmRSS');
}

async function largestWhileTranscribing(child: ChildProcess): Promise<number> {
  let isDone = false;
  const done = once(child, 'message').then(() => {
    isDone = true;
  });
  child.send('transcribe');
  let largest = 0;
  while (!isDone) {
    largest = Math.max(largest, await megabytes(child, 'VmRSS'));
    await wait(SAMPLE_MS);
  }
  await done;
  return largest;
}

/** `VmRSS` is the current resident memory, `VmHWM` the highest so far. */
async function megabytes(child: ChildProcess, entry: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${entry}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${child.pid}/status does not state ${entry}.`);
  return (Number(kilobytes) * 1024) / 1e6;
}
