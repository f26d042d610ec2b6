// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAwakeScreen } from './awake.ts';

let given = 0;
let released = 0;
/** Like the browser's: a promise of a lock that can be released. */
const wakeLock = {
  request: () => {
    given += 1;
    return Promise.resolve({
      release: () => {
        released += 1;
        return Promise.resolve();
      },
    });
  },
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  given = 0;
  released = 0;
});

test('the screen stays on while it is wanted, also after the page was hidden, and no longer', async () => {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
  const { rerender, unmount } = renderHook(({ isWanted }) => useAwakeScreen(isWanted), {
    initialProps: { isWanted: false },
  });
  expect(given).toBe(0);
  await act(async () => rerender({ isWanted: true }));
  expect([given, released]).toEqual([1, 0]);
  // The browser released the lock while the page was hidden.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(given).toBe(2);
  await act(async () => unmount());
  expect(released).toBe(1);
});

test('a browser without wake locks, or one that refuses, changes nothing', async () => {
  renderHook(() => useAwakeScreen(true));
  const refusing = { request: () => Promise.reject(new DOMException('No', 'NotAllowedError')) };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: refusing });
  const { unmount } = renderHook(() => useAwakeScreen(true));
  await act(async () => {});
  expect(() => unmount()).not.toThrow();
});
