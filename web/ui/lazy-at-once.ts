import { lazy, type ComponentType } from 'react';
import { isNarrow } from './narrow.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a page that is only shown with the page's data. It is loaded beside the data, but asked for after
 * it: over few connections the data would wait behind the files. The frame of the page does not wait for it.
 */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyWhen(() => true, load);
}

/** The same for what is shown beside a list. A narrow window has no room for it, and its list arrives sooner without. */
export function lazyBeside<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyWhen(() => !isNarrow(), load);
}

function lazyWhen<Props extends object>(isShown: () => boolean, load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadOnce = () => (loading ??= load());
  // React reports the failure when it renders the part.
  if (isShown()) whenIdle(() => void loadOnce().catch(() => {}));
  return lazy(async () => ({ default: await loadOnce() }));
}
