import type { Persistence } from '../connection/retry-policy.ts';
import type { Take } from './segment.ts';
import { uploadTake } from './upload-segment.ts';

/** A take on its way to the server. */
export interface SentTake {
  take: Take;
  /** How long it is. */
  seconds(): number;
  sentBytes(): number;
  /** Called as more of it arrives. */
  onSent: (() => void) | null;
  /** Resolves when the server has all of it; rejects as uploadTake does. After that, another call tries again. */
  finish(): Promise<void>;
}

/** Begins to send at once, also while the take is still being recorded. */
export function sendTake(
  applicationId: string,
  take: Take,
  seconds: () => number,
  persistence: Persistence,
): SentTake {
  let sentBytes = 0;
  let hasFailed = false;
  const start = () => {
    hasFailed = false;
    const sending = uploadTake(applicationId, take, persistence, (bytes) => {
      sentBytes = bytes;
      sent.onSent?.();
    });
    // Whoever submits asks for it, and is told.
    sending.catch(() => {
      hasFailed = true;
    });
    return sending;
  };
  const sent: SentTake = {
    take,
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
