import { DetailedError, Upload } from 'tus-js-client';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { prepareRequest, refusalOf } from '#web/api/resumable.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';
import type { Attempt } from '../interview/attempt.ts';
import type { Segment } from './segment.ts';

/** About four seconds of video, so that little is sent again when a connection breaks. */
const REQUEST_BYTES = 512 * 1024;
/** The smallest request, for a slow connection: five seconds at 64 kbit/s. */
const SMALLEST_REQUEST_BYTES = 32 * 1024;
/** A request slower than the first limit is made smaller, one faster than the second larger. */
const SLOW_REQUEST_MS = 10_000;
const FAST_REQUEST_MS = 4_000;
/**
 * Another request for the same upload is still being closed, or its answer was lost. Asking again tells where to
 * continue.
 */
const OUT_OF_STEP = new Set([409, 423, 460]);
const STEP_MS = 500;
const MOST_STEPS = 20;

/**
 * Sends a segment over tus while it is being recorded, and resolves when the server has all of it. Waits while there is
 * no network, the login has expired or the server is busy. Anything else rejects with an ApiError. `onSent` gets the
 * number of bytes received.
 */
export async function uploadSegment(
  { applicationId, attempt: number, holderId }: Attempt,
  segment: Segment,
  retryPolicy: RetryPolicy,
  onSent: (bytes: number) => void,
): Promise<void> {
  let unreadable: Error | null = null;
  const upload = new Upload(new Blob(), {
    endpoint: RECORDING_UPLOADS,
    metadata: {
      applicationId,
      attempt: String(number),
      holderId,
      recordingId: segment.recordingId,
      mimeType: segment.mimeType,
      offsetSeconds: String(segment.offsetSeconds),
    },
    uploadLengthDeferred: true,
    chunkSize: REQUEST_BYTES / 4,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: prepareRequest,
    fileReader: {
      openFile: async () => ({
        // Unknown before the end, and not needed because the length is deferred.
        size: 0,
        slice: async (start, end) => {
          try {
            return await segment.read(start, end);
          } catch (failure) {
            unreadable = failure instanceof Error ? failure : new Error(TEXTS.somethingWentWrong);
            throw unreadable;
          }
        },
        close: () => {},
      }),
    },
  });
  const { signal } = retryPolicy;
  let steps = 0;
  let begun = performance.now();
  const fitRequests = (isBroken: boolean) => {
    const took = performance.now() - begun;
    begun = performance.now();
    const { chunkSize = REQUEST_BYTES } = upload.options;
    if (isBroken || took > SLOW_REQUEST_MS)
      upload.options.chunkSize = Math.max(SMALLEST_REQUEST_BYTES, chunkSize / 2);
    else if (took < FAST_REQUEST_MS) upload.options.chunkSize = Math.min(REQUEST_BYTES, chunkSize * 2);
  };
  const attempt = (onAlive: () => void) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => {
        void upload.abort();
        reject(new DOMException('Stopped', 'AbortError'));
      };
      signal.addEventListener('abort', stop, { once: true });
      upload.options.onSuccess = () => resolve();
      upload.options.onProgress = (sent) => onSent(sent);
      upload.options.onChunkComplete = (_, accepted) => {
        steps = 0;
        fitRequests(false);
        onAlive();
        onSent(accepted);
      };
      upload.options.onError = (error) => {
        fitRequests(true);
        const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
        if (status !== undefined && OUT_OF_STEP.has(status) && steps < MOST_STEPS) {
          steps += 1;
          setTimeout(() => upload.start(), STEP_MS);
        } else if (unreadable) reject(unreadable);
        else void refusalOf(error).then(reject);
      };
      begun = performance.now();
      upload.start();
    });
  // While recording there is no hurry, so it waits for a busy server without a limit.
  await untilAnswered(attempt, retryPolicy, () => segment.isEnded());
}
