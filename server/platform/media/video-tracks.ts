import { Worker } from 'node:worker_threads';
import type { Asked, Heard, Tracks } from './video-tracks-worker.ts';

export type { Tracks } from './video-tracks-worker.ts';

const HEAP_LIMIT_MB = 256;
/**
 * Processor time, because on a busy machine a readable video takes
 * longer. The index of hours of video takes a second.
 */
const WORK_LIMIT_MS = 5_000;
/** Elapsed time, for a storage that does not answer. */
const TIME_LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 250;
/** The index of a video of hours is smaller. A larger range is not read at once. */
const READ_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Finds what is in a video by reading its index and some of its frames. `read` returns the bytes from `start`
 * to `end`, without the one at `end`. It works in a thread of its own. Null if the video cannot be read
 * within the limits of work, time and memory. Throws only what `read` throws.
 */
export async function videoTracks(
  bytes: number,
  read: (start: number, end: number) => Promise<Uint8Array>,
): Promise<Tracks | null> {
  const worker = new Worker(new URL('./video-tracks-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Tracks | null>((resolve, reject) => {
      const giveUp = () => resolve(null);
      worker.on('message', (message: Asked) => {
        if ('tracks' in message) resolve(message.tracks);
        else if (message.end - message.start > READ_LIMIT_BYTES) giveUp();
        else {
          const { id, start, end } = message;
          read(start, end).then((content) => worker.postMessage({ id, content } satisfies Heard), reject);
        }
      });
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
      const begun = performance.now();
      timer = setInterval(() => {
        if (performance.now() - begun > TIME_LIMIT_MS) giveUp();
        worker.cpuUsage().then(
          ({ user, system }) => {
            if ((user + system) / 1000 > WORK_LIMIT_MS) giveUp();
          },
          () => {}, // it has ended meanwhile
        );
      }, LOOK_EVERY_MS);
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}
