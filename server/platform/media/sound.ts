import { Worker } from 'node:worker_threads';
import type { NextPiece, Sent } from './sound-worker.ts';

/** The rate that the recogniser wants. */
export const SOUND_RATE = 16_000;

/** A stretch of the sound of a film, with one channel at SOUND_RATE. It is cut where it is quiet. */
export interface SoundPiece {
  startSeconds: number;
  samples: Float32Array;
}

/** Why nothing can be heard in a film. */
export type Unheard = 'noSound' | 'unreadable';

/** The film has no sound, or none that can be decoded. */
export class NothingToHear extends Error {
  override name = 'NothingToHear';
  readonly reason: Unheard;
  constructor(reason: Unheard) {
    super(reason === 'noSound' ? 'The film has no sound.' : 'The sound of the film cannot be decoded.');
    this.reason = reason;
  }
}

/** The packets of one piece and some of the next are in memory at a time. */
const HEAP_LIMIT_MB = 256;
/** A piece takes a second; this is for a machine that does much else. */
const PIECE_LIMIT_MS = 120_000;

/**
 * Decodes the sound of a film, piece by piece, of its first `maxSeconds`. A piece that cannot be decoded is left out. The
 * work is done in a thread of its own, by a decoder in WebAssembly: bytes that people send reach no other memory.
 * Throws NothingToHear.
 */
export async function* soundOf(path: string, maxSeconds: number): AsyncGenerator<SoundPiece> {
  const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), {
    workerData: { path, maxSeconds, rate: SOUND_RATE },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  try {
    for (;;) {
      const sent = await nextOf(worker);
      if ('end' in sent) return;
      if ('unheard' in sent) throw new NothingToHear(sent.unheard);
      if ('failure' in sent) throw new Error(sent.failure);
      yield sent.piece;
    }
  } finally {
    await worker.terminate();
  }
}

async function nextOf(worker: Worker): Promise<Sent> {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Sent>((resolve, reject) => {
      const giveUp = () => reject(new NothingToHear('unreadable'));
      const listen = (name: string, listener: (value: Sent) => void) => {
        worker.once(name, listener);
        ended.signal.addEventListener('abort', () => worker.off(name, listener), { once: true });
      };
      listen('message', resolve);
      listen('error', giveUp);
      listen('exit', giveUp);
      timer = setTimeout(giveUp, PIECE_LIMIT_MS);
      worker.postMessage('next' satisfies NextPiece);
    });
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}
