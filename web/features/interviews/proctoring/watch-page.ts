import { isAskingForDevices } from '../device-test/devices.ts';
import type { Event } from '../interview/types.ts';
import { followFocus } from './focus-target.ts';

/**
 * The browser's own question about leaving takes the focus; a focus that is lost within this time does not
 * count.
 */
const PROMPT_MS = 500;

export interface PageWatch {
  dispatch: (event: Event) => void;
  now: () => number;
  isRunning: () => boolean;
  /** Whether there is something to lose by leaving. */
  isUnfinished: () => boolean;
  onNetwork: (isOnline: boolean) => void;
  /** The page goes, or comes back from the browser's memory. A page that dies does neither. */
  onLeft: (isLeft: boolean) => void;
}

/** Tells the machine of everything that happens to page and window; gives a function that ends it. */
export function watchPage({
  dispatch,
  now,
  isRunning,
  isUnfinished,
  onNetwork,
  onLeft,
}: PageWatch): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const goesToBrowser = followFocus(controller.signal, now);
  let isPrompting = false;
  document.addEventListener(
    'visibilitychange',
    () => dispatch({ type: document.hidden ? 'hidden' : 'shown', now: now() }),
    options,
  );
  addEventListener(
    'blur',
    () => {
      const toBrowser = goesToBrowser() || isAskingForDevices();
      if (!isPrompting) dispatch({ type: 'blurred', now: now(), toBrowser });
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
      // While the question is open, no timer runs.
      setTimeout(() => {
        isPrompting = false;
      }, PROMPT_MS);
    },
    options,
  );
  addEventListener('pagehide', () => isUnfinished() && onLeft(true), options);
  addEventListener('pageshow', () => onLeft(false), options);
  return () => {
    // The person went to another page of this site.
    if (isUnfinished()) onLeft(true);
    controller.abort();
  };
}
