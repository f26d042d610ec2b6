import type { Logger } from 'pino';
import { createWorkerPool } from '#server/platform/speech/worker-pool.ts';
import type { Opinion } from './inferer.ts';
import { findInferenceFiles } from './model-files.ts';

/** An inference model: it judges whether a text supports a statement or contradicts it. */
export interface Inference {
  /** Named in reports. */
  model: string;
  /** An opinion for each statement. Rejects if the model cannot be used. */
  infer(text: string, statements: readonly string[]): Promise<Opinion[]>;
  close(): Promise<void>;
}

export interface InferenceRequest {
  text: string;
  statements: readonly string[];
}

const IDLE_MS = 60_000;

/**
 * Null if no folder is configured. The model is loaded in a worker thread when it is first asked. Throws a readable
 * sentence if the folder is wrong.
 */
export function createInference(options: { directory: string | undefined; log: Logger }): Inference | null {
  if (options.directory === undefined) return null;
  const files = findInferenceFiles(options.directory);
  const pool = createWorkerPool<InferenceRequest, Opinion[]>({
    script: new URL('./inferer.worker.ts', import.meta.url),
    workerData: files,
    size: 1,
    idleMs: IDLE_MS,
    log: options.log,
  });
  return {
    model: files.name,
    infer: (text, statements) => pool.run({ text, statements }),
    close: () => pool.close(),
  };
}
