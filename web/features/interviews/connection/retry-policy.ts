import { ApiError } from '#web/api/api-error.ts';

/** What keeps a call from being answered, and passes or can be mended: it is waited for. */
export type ConnectionProblem = 'offline' | 'busy' | 'signed-out';

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 15_000];
const MOST_BUSY_TRIES = 8;

/** Why a failed call is worth another try; null when it is not. */
export function connectionProblemOf(failure: unknown): ConnectionProblem | null {
  if (!(failure instanceof ApiError)) return null;
  if (failure.httpStatus === 0) return 'offline';
  if (failure.httpStatus === 401) return 'signed-out';
  return failure.httpStatus === 429 || failure.httpStatus >= 500 ? 'busy' : null;
}

export interface RetryPolicy {
  /** Called when something begins to hinder, with the server's sentence if it gave one, and with null when it is over. */
  onConnectionProblem: (problem: ConnectionProblem | null, message?: string) => void;
  /** Resolves when another try is worth it. */
  wait: (problem: ConnectionProblem, milliseconds: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Tries until there is an answer: no network, an expired login and an overloaded server are waited out. A long attempt
 * calls what it is given whenever it gets on. A server stays busy without end unless `givesUp` says otherwise.
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
    try {
      const answer = await attempt(onAlive);
      onAlive();
      return answer;
    } catch (failure) {
      const problem = connectionProblemOf(failure);
      const isHopeless = problem === null || (problem === 'busy' && tries >= MOST_BUSY_TRIES && givesUp());
      if (isHopeless || signal.aborted) throw failure;
      onConnectionProblem(problem, failure instanceof Error ? failure.message : '');
      await wait(problem, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 1_000);
      signal.throwIfAborted();
    }
  }
}

const WAKE = 'roundone:try-again';

/** Lets everything that waits try again now: after a new login, or at the person's wish. */
export function tryAgainNow(): void {
  dispatchEvent(new Event(WAKE));
}

/** Waits as long as it should, or until there is a network or login again; a lost login is waited for without end. */
export function waitInBrowser(problem: ConnectionProblem, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = problem === 'signed-out' ? undefined : setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      removeEventListener(WAKE, done);
      resolve();
    }
    addEventListener('online', done);
    addEventListener(WAKE, done);
  });
}
