/** Thrown to a caller who cannot wait for a turn. */
export class GateFull extends Error {
  override name = 'GateFull';
}

export interface GateLimits {
  /** How many run at the same time. */
  atOnce: number;
  /** How many more may wait for their turn, in order of arrival. */
  waiting: number;
  /** The longest time that a call waits. */
  waitMs?: number;
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate({ atOnce, waiting, waitMs }: GateLimits): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(new GateFull());
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      queue.push(begin);
    });
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new GateFull();
    // A finished call passes its place to the next one, so `running` stays the same.
    else await turn();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
