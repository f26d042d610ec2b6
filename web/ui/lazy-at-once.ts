import { lazy, type ComponentType } from 'react';

/**
 * A part of a page that is only shown with the page's data. It is loaded at once, beside the data, and the
 * frame of the page does not wait for it.
 */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loading = load();
  // React reports the failure when it renders the part.
  loading.catch(() => {});
  return lazy(async () => ({ default: await loading }));
}
