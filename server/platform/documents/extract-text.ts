import { ThreadEnded, threadsFor } from '#server/platform/threads/threads.ts';
import { damaged, tooComplex, UnreadableDocument } from './errors.ts';
import { MAX_DOCUMENT_BYTES } from './limits.ts';
import type { Answer, Document, Reading } from './worker.ts';

/** Processor time, not clock time: a busy machine must not refuse a file that an idle one can read. */
const WORK_LIMIT_MS = 15_000;
/** Clock time, in case a parser waits forever without using the processor. */
const TIME_LIMIT_MS = 10 * 60_000;
const HEAP_LIMIT_MB = 256;
/** For buffers outside the heap, such as inflated streams and pictures. */
const EXTERNAL_LIMIT_BYTES = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

const threads = threadsFor<Document, never, never, Answer>(new URL('./worker.ts', import.meta.url), {
  heapLimitMb: HEAP_LIMIT_MB,
});

/**
 * The text of a PDF, DOCX or text file: at most 200,000 characters and 50 pages. Runs in a thread, which is terminated
 * if it takes too much processor time (`workLimitMs`) or memory. Throws UnreadableDocument.
 */
export async function extractText(
  bytes: Uint8Array,
  mediaType: string,
  { workLimitMs = WORK_LIMIT_MS }: { workLimitMs?: number } = {},
): Promise<Reading> {
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooComplex();
  // A copy, because a view into a larger buffer would send the whole buffer.
  const job = await threads.begin({ bytes: new Uint8Array(bytes), mediaType });
  const timer = setInterval(() => {
    job.usage().then(
      ({ workMs, externalBytes }) => {
        if (workMs > workLimitMs || externalBytes > EXTERNAL_LIMIT_BYTES) job.giveUp();
      },
      () => {}, // the thread has ended in the meantime
    );
  }, LOOK_EVERY_MS);
  // A refused file may have left something behind in the thread.
  let isRead = false;
  try {
    const said = await job.next(TIME_LIMIT_MS);
    if (!('result' in said)) throw new Error('The thread sent something else than its result.');
    if ('refusal' in said.result) throw new UnreadableDocument(said.result.refusal);
    isRead = true;
    return said.result.reading;
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    throw error.why === 'ended' ? damaged(error) : tooComplex();
  } finally {
    clearInterval(timer);
    await job.close({ keep: isRead });
  }
}
