import { useEffect } from 'react';

/** What may hold the focus for something inside it that has gone: groups that mean something to whoever hears them. */
const PLACES =
  'li, tr, article, section, form, fieldset, table, ul, ol, nav, main, [role="tabpanel"], [role="dialog"], [role="region"]';

const ROWS = 'li, tr, article';

const FOCUSABLE = 'a[href], button, input, select, textarea, label, summary, video, [tabindex]';

/**
 * Keeps the focus near its place where what had it is gone or can no longer have it: a row that was declined, a
 * button that has done its work. Without this, keyboards and screen readers would begin at the top of the page again.
 * What only changes must keep its elements; this is for what really goes.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    // From what has the focus outwards, as it stood; in a dialog, and on the page behind it.
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
      // Back to what opened the dialog.
      else if (hasClosed) had.focus({ preventScroll: true });
    };
    const lookSoon = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(look);
    };
    // Whoever presses beside everything takes the focus away on purpose.
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
  /** Its place among its siblings when it got the focus. */
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

/** The row that has come into the place of one that went, else the nearest group that is still there. */
function focusNear(lost: readonly Spot[]): void {
  const left = lost.findIndex(({ element }, at) => at > 0 && element.isConnected);
  const [gone, parent] = [lost[left - 1], lost[left]];
  if (!gone || !parent) return;
  const neighbour = gone.element.isConnected
    ? undefined
    : [...parent.element.children].slice(0, gone.index + 1).at(-1);
  const place = neighbour?.matches(ROWS)
    ? neighbour
    : lost.slice(left).find(({ element }) => element.matches(PLACES))?.element;
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
