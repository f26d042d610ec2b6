import { type Failure, tryLater } from '#server/platform/outcome.ts';
import { RETRY_AFTER_BUSY_SECONDS } from './errors.ts';

/**
 * Visitors' reads take turns, so that a crowd of them leaves connections to the database for people who are signed in
 * or sign in.
 */
export interface TurnLimits {
  /** How many are served at a time. Far fewer than the connections of the pool (database/postgres.ts). */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
  /** How long one waits at most. */
  waitMs: number;
}

export const VISITOR_TURNS: TurnLimits = { atOnce: 4, waiting: 400, waitMs: 5_000 };

const BUSY = 'Many people look at this site right now. Please try again in a moment.';

export class VisitorTurns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  #served = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Runs `serve` when it is its turn. Throws a Failure (503) if too many wait, or after the longest wait. */
  async take<T>(serve: () => Promise<T>): Promise<T> {
    if (this.#served < this.#limits.atOnce) this.#served += 1;
    else await this.#wait();
    try {
      return await serve();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#served -= 1;
    }
  }

  #wait(): Promise<void> {
    const busy = (): Failure => tryLater('server-busy', BUSY, RETRY_AFTER_BUSY_SECONDS);
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(busy());
      }, this.#limits.waitMs);
      this.#waiting.push(begin);
    });
  }
}
