import { useEffect } from 'react';

/** Keeps the focus while a page is shown. Its code is loaded with the first page, but not before it. */
export function useKeepFocus(): void {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    import('./keep-focus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) stop = keepFocus();
      },
      // Without a network no row disappears either. The next page tries again.
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}
