import type { QueryClient } from '@tanstack/react-query';
import { loadModal } from '#web/ui/modal.tsx';
import { loadMenuDrawer } from '#web/ui/shell/header.tsx';
import { loadToasts } from '#web/ui/toast.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/**
 * Parts that many pages may need, and none at its beginning. They are loaded when the browser has nothing
 * else to do, so that they are there when they are needed, also without a connection.
 */
const PARTS = [loadModal, loadToasts, loadMenuDrawer];

/** Loads them after the page's first data: over few connections the data would wait behind the files. */
export function loadLater(queries: QueryClient): void {
  // A part that cannot be loaded now is loaded again when it is needed, and fails there.
  const load = () => void Promise.allSettled(PARTS.map((part) => part()));
  const wait = () => void whenIdle(() => (queries.isFetching() === 0 ? load() : waitForData()));
  const waitForData = () => {
    const stop = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return;
      stop();
      wait();
    });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
