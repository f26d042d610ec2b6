import { lazy, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a page that is only shown with the page's data. It is loaded beside the data, but asked for after
 * it: over few connections the data would wait behind the files. The frame of the page does not wait for it.
 * With `isShown: false` it is loaded when it is drawn, like what a narrow window has no room for.
 */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>, isShown = true) {
  if (isShown) loadWhenIdle(load);
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** What can't be loaded now is loaded again when it is shown, and fails there. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => void untilLoaded(load).catch(() => {}));
}

/** What is there needs no connection. */
const parts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads a part of the client, and without a connection as soon as there is one. It isn't asked for before: Chromium does not
 * ask again for a file that once failed in a document. Rejects if it fails with a connection.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  if (parts.has(load)) return parts.get(load) as Part;
  for (;;) {
    while (!navigator.onLine)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    try {
      const part = await load();
      parts.set(load, part);
      return part;
    } catch (error) {
      if (navigator.onLine) throw error;
    }
  }
}
