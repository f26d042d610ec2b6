import { ThreadEnded, threadsFor } from '#server/platform/threads/threads.ts';
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

const threads = threadsFor<number, Heard, Asked, Tracks>(
  new URL('./video-tracks-worker.ts', import.meta.url),
  { heapLimitMb: HEAP_LIMIT_MB },
);

/**
 * Finds what is in a video by reading its index and some of its frames. `read` returns the bytes from `start`
 * to `end`, without the one at `end`. It works in a thread. Null if the video cannot be read
 * within the limits of work, time and memory. Throws only what `read` throws.
 */
export async function videoTracks(
  bytes: number,
  read: (start: number, end: number) => Promise<Uint8Array>,
): Promise<Tracks | null> {
  const job = await threads.begin(bytes);
  const timer = setInterval(() => {
    job.usage().then(
      ({ workMs }) => {
        if (workMs > WORK_LIMIT_MS) job.giveUp();
      },
      () => {}, // it has ended meanwhile
    );
  }, LOOK_EVERY_MS);
  const limit = setTimeout(job.giveUp, TIME_LIMIT_MS);
  // `read` throws this, and the job ends without a result.
  let failure: { error: unknown } | null = null;
  const give = async ({ id, start, end }: Asked) => {
    try {
      job.send({ id, content: await read(start, end) });
    } catch (error) {
      failure ??= { error };
      job.giveUp();
    }
  };
  try {
    for (;;) {
      const said = await job.next();
      if ('result' in said) return said.result;
      if (said.message.end - said.message.start > READ_LIMIT_BYTES) return null;
      void give(said.message);
    }
  } catch (error) {
    if (failure) throw (failure as { error: unknown }).error;
    if (error instanceof ThreadEnded) return null;
    throw error;
  } finally {
    clearInterval(timer);
    clearTimeout(limit);
    await job.close();
  }
}
