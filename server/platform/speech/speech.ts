import { availableParallelism, totalmem } from 'node:os';
import type { Logger } from 'pino';
import { findModelFiles } from './model-files.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { WAV_LIMITS } from './wav.ts';
import { createWorkerPool } from './worker-pool.ts';

export { UnreadableAudio };

export interface Word {
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** The probability the model gave it, 0 to 1. */
  confidence: number;
}

export interface Segment {
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** Mean log-probability of its tokens, at most 0; below about -0.2 it is unreliable. */
  confidence: number;
  words: Word[];
}

export interface Transcript {
  text: string;
  segments: Segment[];
  durationSeconds: number;
  /** How much of it was speech. */
  speechSeconds: number;
  /** Mean log-probability of all tokens; null when there are no words. */
  confidence: number | null;
  /** Such as `moonshine-base@0.1.16`. */
  model: string;
}

export interface Speech {
  /** Rejects with UnreadableAudio when the bytes are no WAV recording that can be read. */
  transcribe(wav: Uint8Array): Promise<Transcript>;
  close(): Promise<void>;
}

export interface SpeechOptions {
  /** Another Moonshine model: a directory with `encoder_model.onnx` and `decoder_model_merged.onnx`. */
  modelDirectory?: string;
  /** Worker threads at most; each holds the models, some 400 MB. */
  threads?: number;
  log: Logger;
}

type Reply = { result: Transcript } | { unreadable: string };

const IDLE_MS = 10 * 60_000;
const BYTES_PER_THREAD = 1.5 * 2 ** 30;

/** The recogniser, in worker threads that start at the first recording. Throws when the model is not there. */
export function createSpeech(options: SpeechOptions): Speech {
  const pool = createWorkerPool<Uint8Array, Reply>({
    script: new URL('./transcriber.worker.ts', import.meta.url),
    workerData: findModelFiles(options.modelDirectory),
    size: options.threads ?? defaultThreads(),
    idleMs: IDLE_MS,
    log: options.log,
  });

  async function transcribe(wav: Uint8Array): Promise<Transcript> {
    if (wav.byteLength > WAV_LIMITS.maxBytes) {
      throw new UnreadableAudio(
        `The recording is too large: at most ${WAV_LIMITS.maxBytes / 2 ** 20} MB can be read.`,
      );
    }
    // A view into a larger buffer would be sent with all of it.
    const reply = await pool.run(wav.byteLength === wav.buffer.byteLength ? wav : wav.slice());
    if ('unreadable' in reply) throw new UnreadableAudio(reply.unreadable);
    return reply.result;
  }

  return { transcribe, close: pool.close };
}

/** One for each core, as far as memory goes. */
function defaultThreads(): number {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / BYTES_PER_THREAD)));
}
