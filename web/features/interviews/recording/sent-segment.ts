import type { RetryPolicy } from '../connection/retry-policy.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import { chunkStore, readChunkSizes, type LocalSegment } from '../local-copy/local-copy.ts';
import { openSegment, type Segment } from './segment.ts';
import { uploadSegment } from './upload-segment.ts';

/** A segment being sent to the server. */
export interface SentSegment {
  segment: Segment;
  /** Its length. */
  seconds(): number;
  sentBytes(): number;
  /** Whether it waits for `finish`, because the server or a proxy refuses it. */
  isRefused(): boolean;
  /** Called as more of it arrives. */
  onSent: (() => void) | null;
  /** Resolves when the server has all of it. Rejects like uploadSegment; another call then tries again. */
  finish(): Promise<void>;
}

/** Starts sending immediately, even while the segment is still being recorded. */
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
    isRefused: () => hasFailed,
    onSent: null,
    finish: () => {
      if (hasFailed) sending = start();
      return sending;
    },
  };
  let sending = start();
  return sent;
}

/** The segments that an earlier page left on this device. Whatever the server lacks is sent. */
export async function sendLocalSegments(
  attempt: Attempt,
  local: readonly LocalSegment[],
  retryPolicy: RetryPolicy,
): Promise<SentSegment[]> {
  const name = localName(attempt);
  const segments: SentSegment[] = [];
  for (const { seconds, ...facts } of local) {
    const sizes = await readChunkSizes(name, facts.recordingId);
    if (sizes.length === 0) continue;
    const segment = openSegment(facts, chunkStore(name, facts.recordingId), { sizes });
    await segment.end();
    segments.push(sendSegment(attempt, segment, () => seconds, retryPolicy));
  }
  return segments;
}
