import { useEffect } from 'react';
import { focusHeading } from '../focus.ts';

/** Not component state, because signing in and entering an interview replace the whole frame. */
let shown: string | null = null;

const NEXT_DOCUMENT = 'focusHeading';

/** Opens a page in a new document, as signing in does. Its heading gets the focus too. */
export function openDocument(page: string): void {
  sessionStorage.setItem(NEXT_DOCUMENT, 'yes');
  location.assign(page);
}

function takeNextDocument(): boolean {
  const isWanted = sessionStorage.getItem(NEXT_DOCUMENT) !== null;
  sessionStorage.removeItem(NEXT_DOCUMENT);
  return isWanted;
}

/** Focuses the heading of each new page. The first page keeps the browser's own start. */
export function usePageFocus(pathname: string): void {
  useEffect(() => {
    const isFirst = shown === null && !takeNextDocument();
    const isNew = shown !== pathname;
    shown = pathname;
    // The previous frame may already have gone to the page and taken the focus away with it.
    if (!isFirst && (isNew || document.activeElement === document.body)) focusHeading();
  }, [pathname]);
}
