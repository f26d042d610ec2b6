import { ThreadEnded, threadsFor } from '#server/platform/threads/threads.ts';
import type { Ended, Film, NextPiece } from './sound-worker.ts';

/** The sample rate that the recogniser needs. */
export const SOUND_RATE = 16_000;

/** Part of a video's sound, with one channel at SOUND_RATE. It is cut where it is quiet. */
export interface SoundPiece {
  startSeconds: number;
  samples: Float32Array;
}

/** Why nothing can be heard in a video. */
export type Unheard = 'noSound' | 'unreadable';

/** The video has no sound, or no sound that can be decoded. */
export class NothingToHear extends Error {
  override name = 'NothingToHear';
  readonly reason: Unheard;
  constructor(reason: Unheard) {
    super(reason === 'noSound' ? 'The film has no sound.' : 'The sound of the film cannot be decoded.');
    this.reason = reason;
  }
}

/** The packets of one piece and some of the next are in memory at once. */
const HEAP_LIMIT_MB = 256;
/** A piece takes a second. The limit is for a machine that is busy with other work. */
const PIECE_LIMIT_MS = 120_000;

const threads = threadsFor<Film, NextPiece, SoundPiece, Ended>(
  new URL('./sound-worker.ts', import.meta.url),
  { heapLimitMb: HEAP_LIMIT_MB },
);

/**
 * Decodes the first `maxSeconds` of a video's sound, piece by piece; with `fromSeconds`, starts a moment before that.
 * A piece that cannot be decoded is left out. The decoder is WebAssembly and runs in a thread, so bytes that people
 * send cannot reach other memory. Throws NothingToHear.
 */
export async function* soundOf(
  path: string,
  maxSeconds: number,
  fromSeconds = 0,
): AsyncGenerator<SoundPiece> {
  const job = await threads.begin({ path, fromSeconds, maxSeconds, rate: SOUND_RATE });
  try {
    for (;;) {
      job.send('next');
      const said = await job.next(PIECE_LIMIT_MS);
      if ('message' in said) yield said.message;
      else if (said.result === 'end') return;
      else if ('unheard' in said.result) throw new NothingToHear(said.result.unheard);
      else throw new Error(said.result.failure);
    }
  } catch (error) {
    throw error instanceof ThreadEnded ? new NothingToHear('unreadable') : error;
  } finally {
    await job.close();
  }
}
