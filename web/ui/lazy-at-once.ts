import { lazy, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a page that is only shown with the page's data. It is loaded beside the data, but asked for after
 * it: over few connections the data would wait behind the files. The frame of the page does not wait for it.
 */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadOnce = () => (loading ??= load());
  // React reports the failure when it renders the part.
  whenIdle(() => void loadOnce().catch(() => {}));
  return lazy(async () => ({ default: await loadOnce() }));
}
