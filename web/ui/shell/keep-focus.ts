import { useEffect } from 'react';

/**
 * The elements that can get the focus if an element inside them disappears. They are groups that a screen
 * reader announces.
 */
const PLACES =
  'li, tr, article, section, form, fieldset, table, ul, ol, nav, main, [role="tabpanel"], [role="dialog"], [role="region"]';

const ROWS = 'li, tr, article';

const FOCUSABLE = 'a[href], button, input, select, textarea, label, summary, video, [tabindex]';

/**
 * Keeps the focus near its place if the focused element disappears or becomes disabled, such as a declined
 * row or a used button. Otherwise keyboards and screen readers would start again at the top of the page. A
 * component that only changes must keep its elements; this hook is for elements that are removed.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    // The focused element and its ancestors, from the inside out, as they were: in a dialog, and on the page
    // behind it.
    let inDialog: readonly Spot[] = [];
    let onPage: readonly Spot[] = [];
    let isDue = false;

    const remember = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const spots = spotsOf(target);
      if (target.closest('[role="dialog"]')) inDialog = spots;
      else [onPage, inDialog] = [spots, []];
    };
    const look = () => {
      isDue = false;
      const active = document.activeElement;
      if (active !== null && active !== document.body) return;
      const isOpen = inDialog.some(
        ({ element }) => element.isConnected && element.matches('[role="dialog"]'),
      );
      const hasClosed = inDialog.length > 0 && !isOpen;
      const lost = isOpen ? inDialog : onPage;
      if (hasClosed) inDialog = [];
      const had = lost[0]?.element;
      if (!(had instanceof HTMLElement)) return;
      if (!canHaveFocus(had)) focusNear(lost);
      // The dialog has closed, so the focus returns to the element that opened it.
      else if (hasClosed) had.focus({ preventScroll: true });
    };
    const lookSoon = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(look);
    };
    // A press outside all controls removes the focus on purpose.
    const forget = ({ target }: Event) => {
      if (target instanceof Element && target.closest(FOCUSABLE) === null) onPage = inDialog = [];
    };
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body) lookSoon();
    });
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', lookSoon);
    document.addEventListener('pointerdown', forget);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', lookSoon);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

interface Spot {
  element: Element;
  /** The element's index among its siblings when it got the focus. */
  index: number;
}

function spotsOf(element: Element): readonly Spot[] {
  const spots: Spot[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    spots.push({
      element: each,
      index: each.parentElement ? [...each.parentElement.children].indexOf(each) : 0,
    });
  return spots;
}

const canHaveFocus = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Focuses the row that is now in the place of the removed one, otherwise the nearest group that is still on
 * the page.
 */
function focusNear(lost: readonly Spot[]): void {
  const kept = lost.findIndex(({ element }, at) => at > 0 && element.isConnected);
  const [gone, parent] = [lost[kept - 1], lost[kept]];
  if (!gone || !parent) return;
  const neighbour = gone.element.isConnected
    ? undefined
    : [...parent.element.children].slice(0, gone.index + 1).at(-1);
  const place = neighbour?.matches(ROWS)
    ? neighbour
    : lost.slice(kept).find(({ element }) => element.matches(PLACES))?.element;
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
