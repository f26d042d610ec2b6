import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes, for every screen:
 *
 * - after a change of page or step: to its heading;
 *
 * - after something closes: to what opened it;
 *
 * - after a row disappears: to the next row, otherwise to the heading of its list;
 *
 * - never nowhere, because keyboards and screen readers would start again at the top of the document.
 *
 * `shell/keep-focus.ts` and `shell/page-focus.ts` apply the rule to pages and to everything that disappears. A screen
 * with steps uses `useStepFocus`.
 */

const HEADINGS = ['h1', 'h2', 'h3, h4, h5, h6'];

/** For use as a ref. If the pressed button disappears, the next step gets the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

export function headingIn(part: Element): HTMLElement | null {
  for (const level of HEADINGS)
    for (const heading of part.querySelectorAll<HTMLElement>(level))
      if (heading.checkVisibility()) return heading;
  return null;
}

/** Focuses an element that the Tab key doesn't reach, such as a heading or a row. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

let stopWaiting: () => void = () => {};

/** Focuses the part until its heading exists. A person who moves the focus in the meantime keeps it. */
export function focusHeading(part: HTMLElement | null = document.getElementById('main')): void {
  stopWaiting();
  if (!part) return;
  const heading = headingIn(part);
  if (heading) {
    focusPlace(heading);
    return;
  }
  focusPlace(part);
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    const isWaiting = active === part || active === null || active === document.body;
    const come = isWaiting && part.isConnected ? headingIn(part) : null;
    if (isWaiting && part.isConnected && !come) return;
    stopWaiting();
    if (come) focusPlace(come);
  });
  observer.observe(part, { childList: true, subtree: true });
  stopWaiting = () => observer.disconnect();
}

/** Focuses the heading when a new step begins. The first step is the page itself. */
export function useStepFocus(step: unknown, part?: RefObject<HTMLElement | null>): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading(part?.current ?? undefined);
  }, [step, part]);
}
