import { rm, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { UnplayableRecording } from './errors.ts';
import type { Answer, Job, Joined, Remuxed } from './remux-worker.ts';

export type { Joined, Part, Remuxed } from './remux-worker.ts';

/** The index of the whole video is held until its end: about 500 bytes a packet, so this is for some four hours. */
const HEAP_LIMIT_MB = 512;
const SHORTEST_LIMIT_MS = 60_000;
/** What even a slow disk does twice over: the file is read twice and written once. */
const SLOWEST_BYTES_PER_MS = 2_000;

/**
 * Writes the video of `inputPath` (webm, mkv, mov, mp4; also one whose end is missing) to `outputPath` as one mp4
 * that begins with its index, so that it can be played while it loads and seeked in. Nothing is encoded anew, so
 * that it takes seconds, and memory for its index alone. Works in a thread of its own. Throws UnplayableRecording, and then
 * leaves no output.
 */
export async function remuxToMp4(inputPath: string, outputPath: string): Promise<Remuxed> {
  const { durationSeconds, hasVideo, hasAudio } = await joinToMp4([inputPath], outputPath);
  return { durationSeconds, hasVideo, hasAudio };
}

/**
 * The same for videos that follow one another. Those that cannot be played, or are encoded unlike the longest one,
 * are left out: their part is null. Throws UnplayableRecording where that is all of them.
 */
export async function joinToMp4(inputPaths: readonly string[], outputPath: string): Promise<Joined> {
  const sizes = await Promise.all(inputPaths.map(async (path) => (await stat(path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes === 0) throw new UnplayableRecording('The video is empty.');
  const worker = new Worker(new URL('./remux-worker.ts', import.meta.url), {
    workerData: { inputPaths, outputPath } satisfies Job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', () => reject(new UnplayableRecording()));
      worker.once('exit', () => reject(new UnplayableRecording()));
      const limit = SHORTEST_LIMIT_MS + bytes / SLOWEST_BYTES_PER_MS;
      timer = setTimeout(() => reject(new UnplayableRecording()), limit);
    });
    if ('joined' in answer) return answer.joined;
    throw answer.isUnplayable ? new UnplayableRecording() : new Error(answer.failure);
  } catch (error) {
    await worker.terminate();
    await rm(outputPath, { force: true });
    throw error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
