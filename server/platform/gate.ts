/** Thrown when the queue of a gate is full. */
export class GateFull extends Error {
  override name = 'GateFull';
}

/**
 * Runs at most `atOnce` calls at a time. At most `waiting` more wait for their turn, in the order in which they
 * came.
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new GateFull();
    // A finished call passes its place to the next one, so `running` does not change.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
