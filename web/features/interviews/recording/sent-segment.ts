import type { RetryPolicy } from '../connection/retry-policy.ts';
import type { Attempt } from '../interview/attempt.ts';
import type { Segment } from './segment.ts';
import { uploadSegment } from './upload-segment.ts';

/** A segment on its way to the server. */
export interface SentSegment {
  segment: Segment;
  /** How long it is. */
  seconds(): number;
  sentBytes(): number;
  /** Called as more of it arrives. */
  onSent: (() => void) | null;
  /**
   * Resolves when the server has all of it; rejects as uploadSegment does. After that, another call tries
   * again.
   */
  finish(): Promise<void>;
}

/** Begins to send at once, also while the segment is still being recorded. */
export function sendSegment(
  attempt: Attempt,
  segment: Segment,
  seconds: () => number,
  retryPolicy: RetryPolicy,
): SentSegment {
  let sentBytes = 0;
  let hasFailed = false;
  const start = () => {
    hasFailed = false;
    const sending = uploadSegment(attempt, segment, retryPolicy, (bytes) => {
      sentBytes = bytes;
      sent.onSent?.();
    });
    // `finish` reports the failure.
    sending.catch(() => {
      hasFailed = true;
    });
    return sending;
  };
  const sent: SentSegment = {
    segment,
    seconds,
    sentBytes: () => sentBytes,
    onSent: null,
    finish: () => {
      if (hasFailed) sending = start();
      return sending;
    },
  };
  let sending = start();
  return sent;
}
