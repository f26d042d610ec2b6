import { isAskingForDevices } from '../device-test/devices.ts';
import type { Event } from '../interview/types.ts';
import { followFocus } from './focus-target.ts';

/** The browser's own prompt about leaving takes the focus. A focus lost within this time doesn't count. */
const PROMPT_MS = 500;

export interface PageWatch {
  dispatch: (event: Event) => void;
  now: () => number;
  isRunning: () => boolean;
  /** Whether leaving would lose something. */
  isUnfinished: () => boolean;
  onNetwork: (isOnline: boolean) => void;
  /** Called when the page is left, or restored from the browser's cache. Not called if the page crashes. */
  onLeft: (isLeft: boolean) => void;
}

/**
 * Reports everything that happens to the page and the window to the state machine. Returns a function that stops it.
 */
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
      // No timer runs while the prompt is open.
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
