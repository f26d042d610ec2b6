/** Safari has no idle callbacks. There the work begins after this many milliseconds. */
const WITHOUT_CALLBACKS_MS = 200;
/** On a busy device, the work begins after this time, idle or not. */
const LATEST_MS = 2_000;

/**
 * Runs `work` when the browser has nothing else to do, so that it delays no paint. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, WITHOUT_CALLBACKS_MS);
  return () => clearTimeout(handle);
}
