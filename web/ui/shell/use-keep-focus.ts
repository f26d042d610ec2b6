import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/** Keeps the focus while a page is shown. Its code is loaded after the first page: before, nobody has a focus. */
export function useKeepFocus(): void {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const cancel = whenIdle(() => {
      import('./keep-focus.ts').then(
        ({ keepFocus }) => {
          if (!isOver) stop = keepFocus();
        },
        // Without a network no row disappears either. The next page tries again.
        () => {},
      );
    });
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, []);
}
