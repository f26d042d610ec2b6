import { rm, stat } from 'node:fs/promises';
import { ThreadEnded, threadsFor } from '#server/platform/threads/threads.ts';
import { UnplayableRecording } from './errors.ts';
import type { RemuxResult, Job, Joined, Remuxed } from './remux-worker.ts';

export type { Joined, Part, Remuxed } from './remux-worker.ts';

/**
 * The index of the whole video stays in memory until the end: about 500 bytes per packet. This is enough for about
 * four hours.
 */
const HEAP_LIMIT_MB = 512;
const SHORTEST_LIMIT_MS = 60_000;
/** Enough time for a slow disk to read the file twice and write it once. */
const SLOWEST_BYTES_PER_MS = 2_000;

const threads = threadsFor<Job, never, never, RemuxResult>(new URL('./remux-worker.ts', import.meta.url), {
  heapLimitMb: HEAP_LIMIT_MB,
});

/**
 * Writes the videos (webm, mkv, mov, mp4, even cut off) to `outputPath`, one after the other, as one video that can be
 * played and searched while it loads: VP8 and VP9 as a WebM with its index, everything else as an mp4 with its index
 * first. Nothing is re-encoded, so it takes seconds, and memory only for the index. It runs in a thread.
 *
 * A video is left out, and its part is null, if it cannot be played or has another encoding than the longest one.
 * Throws UnplayableRecording if no video is left, and then leaves no output.
 */
export async function joinVideos(inputPaths: readonly string[], outputPath: string): Promise<Joined> {
  const joined = await copy({ inputPaths, outputPath, isSkippedIfFit: false });
  if (!joined) throw new Error('The videos were not joined.');
  return joined;
}

/** The same for one video. Returns null and writes nothing if it is already in the right container for its pictures. */
export async function remuxIfNeeded(inputPath: string, outputPath: string): Promise<Remuxed | null> {
  return copy({ inputPaths: [inputPath], outputPath, isSkippedIfFit: true });
}

async function copy(job: Job): Promise<Joined | null> {
  const { inputPaths, outputPath } = job;
  const sizes = await Promise.all(inputPaths.map(async (path) => (await stat(path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes === 0) throw new UnplayableRecording('The video is empty.');
  try {
    return await copyInThread(job, SHORTEST_LIMIT_MS + bytes / SLOWEST_BYTES_PER_MS);
  } catch (error) {
    await rm(outputPath, { force: true });
    throw error instanceof ThreadEnded ? new UnplayableRecording() : error;
  }
}

async function copyInThread(job: Job, limitMs: number): Promise<Joined | null> {
  const thread = await threads.begin(job);
  try {
    const said = await thread.next(limitMs);
    if (!('result' in said)) throw new Error('The thread sent something else than its result.');
    const { result } = said;
    if ('joined' in result) return result.joined;
    throw result.isUnplayable ? new UnplayableRecording() : new Error(result.failure);
  } finally {
    await thread.close();
  }
}
