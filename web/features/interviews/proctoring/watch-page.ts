import type { Event } from '../interview/machine.ts';

/** How long after the browser's own question about leaving a lost focus is that question's doing. */
const PROMPT_MS = 500;

export interface PageWatch {
  dispatch: (event: Event) => void;
  now: () => number;
  isRunning: () => boolean;
  /** Whether leaving would cut something off. */
  isUnfinished: () => boolean;
  onNetwork: (isOnline: boolean) => void;
}

/** Tells the machine of everything that happens to page and window; gives a function that ends it. */
export function watchPage({ dispatch, now, isRunning, isUnfinished, onNetwork }: PageWatch): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  let isPrompting = false;
  document.addEventListener(
    'visibilitychange',
    () => dispatch({ type: document.hidden ? 'hidden' : 'shown', now: now() }),
    options,
  );
  addEventListener(
    'blur',
    () => {
      if (!isPrompting) dispatch({ type: 'blurred', now: now() });
    },
    options,
  );
  addEventListener('focus', () => dispatch({ type: 'focused', now: now() }), options);
  addEventListener('offline', () => isRunning() && onNetwork(false), options);
  addEventListener('online', () => onNetwork(true), options);
  addEventListener(
    'beforeunload',
    (event) => {
      if (!isUnfinished()) return;
      event.preventDefault();
      isPrompting = true;
      // The script stands still while the question is open, and its timers with it.
      setTimeout(() => {
        isPrompting = false;
      }, PROMPT_MS);
    },
    options,
  );
  return () => controller.abort();
}
