import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { loadToasts, onToastsWanted, toastsAreWanted } from './toast.ts';
import { untilLoaded } from './until-loaded.ts';

const Toasts = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await untilLoaded(loadToasts)).Toasts };
  } catch (error) {
    // A page without toasts is better than none.
    console.error(error);
    return { default: () => null };
  }
});

/** The place where toasts appear, from the first toast on. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToastsWanted, toastsAreWanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
