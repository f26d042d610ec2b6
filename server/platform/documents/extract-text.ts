import { ThreadEnded, threadsFor } from '#server/platform/threads/threads.ts';
import { damaged, tooComplex, UnreadableDocument } from './errors.ts';
import { MAX_DOCUMENT_BYTES } from './limits.ts';
import type { Answer, Document, Reading } from './worker.ts';

/** Processor time, not clock time: a busy machine must not refuse what an idle one can read. */
const WORK_LIMIT_MS = 15_000;
/** Clock time, for a parser that waits for ever without using the processor. */
const TIME_LIMIT_MS = 10 * 60_000;
const HEAP_LIMIT_MB = 256;
/** For buffers outside the heap, which have inflated streams and pictures. */
const EXTERNAL_LIMIT_BYTES = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

const threads = threadsFor<Document, never, never, Answer>(new URL('./worker.ts', import.meta.url), {
  heapLimitMb: HEAP_LIMIT_MB,
});

/**
 * The text of a PDF, DOCX or text file, at most 200,000 characters and 50 pages of it. Works in a thread, which is
 * ended when it takes too much processor time (`workLimitMs`) or memory. Throws UnreadableDocument.
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
      () => {}, // it has ended meanwhile
    );
  }, LOOK_EVERY_MS);
  // A file that was refused may have left something behind.
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
