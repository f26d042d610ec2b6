import { focusHeading, focusPlace, headingIn } from '../focus.ts';
import { showWholeFields } from '../show-whole-field.ts';

const PLACES =
  'article, section, form, fieldset, nav, main, [role="tabpanel"], [role="dialog"], [role="region"]';

const ROWS = 'li, tr, article';

const FOCUSABLE = 'a[href], button, input, select, textarea, label, summary, video, [tabindex]';

/**
 * Keeps the focus near its place if the focused element disappears or becomes disabled, such as a declined row or a
 * used button. Otherwise keyboards and screen readers would start again at the top of the page. A component that only
 * changes must keep its elements; this is for elements that are removed. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  // The focused element and its ancestors, from the inside out: in a dialog, and on the page behind it.
  let inDialog: readonly Spot[] = [];
  let onPage: readonly Spot[] = [];
  let isDue = false;
  let isTab = false;

  const remember = ({ target }: Event) => {
    isTab = false;
    if (!(target instanceof Element)) return;
    const spots = spotsOf(target);
    if (target.closest('[role="dialog"]')) inDialog = spots;
    else [onPage, inDialog] = [spots, []];
  };
  const look = () => {
    isDue = false;
    const active = document.activeElement;
    if (active !== null && active !== document.body && canHaveFocus(active)) return;
    const isOpen = inDialog.some(({ element }) => element.isConnected && element.matches('[role="dialog"]'));
    const hasClosed = inDialog.length > 0 && !isOpen;
    const lost = isOpen ? inDialog : onPage;
    if (hasClosed) inDialog = [];
    const had = lost[0]?.element;
    if (!(had instanceof HTMLElement)) return;
    // A dialog has closed, or an element was disabled for a moment.
    if (canHaveFocus(had)) had.focus({ preventScroll: true });
    else focusNear(lost);
  };
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(look);
  };
  // After the last control, the Tab key leads to the browser's own bar.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (isTab && relatedTarget === null && target instanceof Element && canHaveFocus(target))
      onPage = inDialog = [];
    lookSoon();
  };
  const notePress = ({ key }: KeyboardEvent) => {
    isTab = key === 'Tab';
  };
  // A press outside all controls removes the focus on purpose.
  const forget = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FOCUSABLE) === null) onPage = inDialog = [];
  };
  const changes = new MutationObserver(() => {
    const active = document.activeElement;
    if (active === null || active === document.body || !canHaveFocus(active)) lookSoon();
  });
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  if (document.activeElement !== null && document.activeElement !== document.body)
    [onPage, inDialog] = [spotsOf(document.activeElement), []];
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave);
  document.addEventListener('keydown', notePress, { capture: true });
  document.addEventListener('pointerdown', forget);
  const stopShowing = showWholeFields();
  return () => {
    changes.disconnect();
    stopShowing();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('keydown', notePress, { capture: true });
    document.removeEventListener('pointerdown', forget);
  };
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

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, [inert], [inert] *') && element.checkVisibility();

/** The row that is now in that place, or the row around it, or the heading of the nearest group. */
function focusNear(lost: readonly Spot[]): void {
  const at = lost.findIndex(({ element }, index) => index > 0 && element.isConnected);
  const [gone, parent] = [lost[at - 1], lost[at]];
  const isGone = gone !== undefined && !gone.element.isConnected;
  const neighbour =
    isGone && parent ? [...parent.element.children].slice(0, gone.index + 1).at(-1) : undefined;
  // A list can be hidden with its last row. Hidden elements can't take the focus.
  const kept = lost
    .slice(Math.max(at, 1))
    .map(({ element }) => element)
    .filter((element) => element.isConnected && element.checkVisibility());
  const row = neighbour?.matches(ROWS) ? neighbour : kept.find((element) => element.matches(ROWS));
  const place =
    row ??
    kept
      .filter((element) => element.matches(PLACES))
      .map(nameOf)
      .find(Boolean);
  if (place instanceof HTMLElement) focusPlace(place);
  // The whole page was replaced.
  else focusHeading();
}

/** The element that represents a group: its heading, or the group itself if it has a name. */
function nameOf(group: Element): Element | null {
  if (group.matches('main')) return null;
  return headingIn(group) ?? (group.matches('[aria-label], [aria-labelledby], fieldset') ? group : null);
}
