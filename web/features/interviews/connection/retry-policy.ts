import { ApiError } from '#web/api/api-error.ts';

/** Why a call gets no answer now but may get one later. */
export type ConnectionProblem = 'offline' | 'busy' | 'signed-out';

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 15_000];
const MOST_BUSY_TRIES = 8;

/** Null for a failure that a retry would not change. */
function connectionProblemOf(failure: unknown): ConnectionProblem | null {
  if (!(failure instanceof ApiError)) return null;
  if (failure.httpStatus === 0) return 'offline';
  if (failure.httpStatus === 401) return 'signed-out';
  return failure.httpStatus === 429 || failure.httpStatus >= 500 ? 'busy' : null;
}

export interface RetryPolicy {
  /** Called with each problem and the server's message, if any, and with null when the problem is over. */
  onConnectionProblem: (problem: ConnectionProblem | null, message?: string) => void;
  /** Resolves when it is worth trying again. */
  wait: (problem: ConnectionProblem, milliseconds: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Retries until there is an answer, while the network is down, the login has expired or the server is overloaded. A
 * long attempt calls `onAlive` whenever it makes progress. While a server stays busy, `givesUp` decides whether to
 * stop.
 */
export async function untilAnswered<T>(
  attempt: (onAlive: () => void) => Promise<T>,
  retryPolicy: RetryPolicy,
  givesUp: () => boolean = () => true,
): Promise<T> {
  const { onConnectionProblem, wait, signal } = retryPolicy;
  let tries = 0;
  const onAlive = () => {
    if (tries > 0) onConnectionProblem(null);
    tries = 0;
  };
  for (; ; tries += 1) {
    const begun = performance.now();
    try {
      const answer = await attempt(onAlive);
      onAlive();
      return answer;
    } catch (failure) {
      const problem = connectionProblemOf(failure);
      const isHopeless = problem === null || (problem === 'busy' && tries >= MOST_BUSY_TRIES && givesUp());
      if (isHopeless || signal.aborted) throw failure;
      // The login was renewed while this call was still running with the old one.
      if (problem === 'signed-out' && begun <= wokenAt) continue;
      onConnectionProblem(problem, failure instanceof Error ? failure.message : '');
      await wait(problem, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 1_000);
      signal.throwIfAborted();
    }
  }
}

const WAKE = 'wake';
const waiting = new EventTarget();
let wokenAt = -Infinity;

/** Ends every wait: after a new login, or when the person asks for it. */
export function tryAgainNow(): void {
  wokenAt = performance.now();
  waiting.dispatchEvent(new Event(WAKE));
}

/** Waits for the given time, or until the network or the login is back. Without a login, the wait has no time limit. */
export function waitInBrowser(problem: ConnectionProblem, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = problem === 'signed-out' ? undefined : setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      waiting.removeEventListener(WAKE, done);
      resolve();
    }
    addEventListener('online', done);
    waiting.addEventListener(WAKE, done);
  });
}
