import { Worker } from 'node:worker_threads';
import { damaged, tooComplex, UnreadableDocument } from './errors.ts';
import { MAX_DOCUMENT_BYTES } from './limits.ts';
import type { Answer, Reading } from './worker.ts';

/** Processor time, not clock time: a busy machine must not refuse what an idle one can read. */
const WORK_LIMIT_MS = 15_000;
/** Clock time, for a parser that waits for ever without using the processor. */
const TIME_LIMIT_MS = 10 * 60_000;
const HEAP_LIMIT_MB = 256;
/** For buffers outside the heap, which have inflated streams and pictures. */
const EXTERNAL_LIMIT_BYTES = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

/**
 * The visible text of a PDF, DOCX or text file, at most 200,000 characters and 50 pages of it (`truncated` tells
 * of more). Text that a reader of the page cannot see is left out (`hiddenTextDropped`). Works in a thread of
 * its own, which is ended when it takes too much processor time (`workLimitMs`) or memory. Throws UnreadableDocument.
 */
export async function extractText(
  bytes: Uint8Array,
  mediaType: string,
  { workLimitMs = WORK_LIMIT_MS }: { workLimitMs?: number } = {},
): Promise<Reading> {
  if (bytes.length === 0) throw new UnreadableDocument('The file is empty.');
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooComplex();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    // A copy, because the buffer is moved to the thread.
    workerData: { bytes: new Uint8Array(bytes), mediaType },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    execArgv: [],
    env: {},
    // Output of the parsers about unusual documents is dropped.
    stdout: true,
    stderr: true,
  });
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => {
        const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isOutOfMemory ? tooComplex() : damaged(error));
      });
      worker.once('exit', () => reject(damaged()));
      watch(worker, workLimitMs, () => reject(tooComplex()));
    });
    if ('refusal' in answer) throw new UnreadableDocument(answer.refusal);
    return answer.reading;
  } finally {
    await worker.terminate();
  }
}

/** Calls `onExcess` when the worker has used too much processor time, or too much memory outside its heap. */
function watch(worker: Worker, workLimitMs: number, onExcess: () => void): void {
  const started = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - started > TIME_LIMIT_MS) onExcess();
    Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]).then(
      ([{ user, system }, { external_memory: external }]) => {
        if ((user + system) / 1000 > workLimitMs || external > EXTERNAL_LIMIT_BYTES) onExcess();
      },
      () => {}, // it has ended meanwhile
    );
  }, LOOK_EVERY_MS);
  worker.once('exit', () => clearInterval(timer));
}
