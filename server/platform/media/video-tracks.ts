import { ThreadEnded, threadsFor } from '#server/platform/threads/threads.ts';
import type { Asked, Heard, Tracks } from './video-tracks-worker.ts';

export type { Tracks } from './video-tracks-worker.ts';

const HEAP_LIMIT_MB = 256;
/**
 * Processor time, because a readable video takes longer on a busy machine. The index of hours of video takes a second.
 */
const WORK_LIMIT_MS = 5_000;
/** Elapsed time, in case the storage does not answer. */
const TIME_LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 250;
/** The index of an hours-long video is smaller. A larger range is not read at once. */
const READ_LIMIT_BYTES = 64 * 1024 * 1024;

const threads = threadsFor<number, Heard, Asked, Tracks>(
  new URL('./video-tracks-worker.ts', import.meta.url),
  { heapLimitMb: HEAP_LIMIT_MB },
);

/**
 * Finds out what a video contains by reading its index and some of its frames. `read` returns the bytes from `start`
 * up to but not including `end`. Runs in a thread. Null if the video cannot be read within the limits on work, time
 * and memory. Throws only what `read` throws.
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
      () => {}, // the thread has ended in the meantime
    );
  }, LOOK_EVERY_MS);
  const limit = setTimeout(job.giveUp, TIME_LIMIT_MS);
  // If `read` throws, the job ends without a result and this error is rethrown.
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
