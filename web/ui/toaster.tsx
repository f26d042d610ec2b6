import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadToasts, onToastsWanted, toastsAreWanted } from './toast.ts';

const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }));

/** The place where toasts appear, from the first toast on. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToastsWanted, toastsAreWanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
