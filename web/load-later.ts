import { loadModal } from '#web/ui/modal.tsx';
import { loadMenuDrawer } from '#web/ui/shell/header.tsx';
import { loadToasts } from '#web/ui/toast.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/**
 * Parts that many pages may need, and none at its beginning. They are loaded when the browser has nothing
 * else to do, so that they are there when they are needed, also without a connection.
 */
const PARTS = [loadModal, loadToasts, loadMenuDrawer];

export function loadLater(): void {
  // A part that cannot be loaded now is loaded again when it is needed, and fails there.
  const load = () => void Promise.allSettled(PARTS.map((part) => part()));
  const wait = () => void whenIdle(load);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
