import { useEffect } from 'react';
import { focusHeading } from '../focus.ts';

/**
 * The page that was shown last, in this tab. It is not the state of a component, because signing in and
 * entering an interview replace the whole frame.
 */
let shown: string | null = null;

/** Focuses the heading of each new page. The first page keeps the browser's own start. */
export function usePageFocus(pathname: string): void {
  useEffect(() => {
    const isFirst = shown === null;
    const isNew = shown !== pathname;
    shown = pathname;
    // The frame before this one may have gone to the page already, and taken the focus away with it.
    if (!isFirst && (isNew || document.activeElement === document.body)) focusHeading();
  }, [pathname]);
}
