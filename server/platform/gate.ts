/** Thrown where more wait at a gate than it lets wait. */
export class GateFull extends Error {
  override name = 'GateFull';
}

/** Lets at most `atOnce` pieces of work run, and at most `waiting` more wait for their turn, in the order they came. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new GateFull();
    // Whoever leaves hands the place over, so that `running` stays as it is.
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
