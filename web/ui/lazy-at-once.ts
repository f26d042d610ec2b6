import { lazy, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a page that is shown only with the page's data. It loads beside the data but is requested after it, because
 * over few connections the data would wait behind the files. The frame of the page doesn't wait for it. With `isShown:
 * false` it loads when it is rendered, for parts that don't fit in a narrow window.
 */
export function lazyAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>, isShown = true) {
  if (isShown) loadWhenIdle(load);
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** What can't be loaded now is loaded again when it is shown, and any failure is shown there. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => void untilLoaded(load).catch(() => {}));
}

/** Loaded parts need no connection. */
const parts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads a part of the client; without a connection, as soon as there is one. It must not be requested earlier, because
 * Chromium doesn't request a file again that once failed in a document. Rejects if loading fails with a connection.
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
