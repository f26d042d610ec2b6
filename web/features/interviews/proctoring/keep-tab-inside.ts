import { useEffect, type RefObject } from 'react';

const REACHABLE = 'button, a[href], input, select, textarea, summary, [tabindex]';

/**
 * Keeps Tab within an element: past its last control comes its first one, and not the browser's bar, which would take the
 * focus from the page. Dialogs keep it by themselves.
 */
export function useTabKeptInside(inside: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !inside.current) return;
      const active = document.activeElement ?? document.body;
      if (active.closest('[role="dialog"]')) return;
      const target = wrapped(inside.current, active, event.shiftKey);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    addEventListener('keydown', keep, { capture: true });
    return () => removeEventListener('keydown', keep, { capture: true });
  }, [inside, isOn]);
}

/** Where Tab leads from the last control, or back from the first one; null where the browser knows the way. */
function wrapped(inside: HTMLElement, active: Element, isBack: boolean): HTMLElement | null {
  const controls = [...inside.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility() &&
      isTabStop(element),
  );
  const wanted = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const hasMore = controls.some(
    (control) => !isSameGroup(control, active) && (active.compareDocumentPosition(control) & wanted) !== 0,
  );
  if (hasMore) return null;
  return (isBack ? controls.at(-1) : controls[0]) ?? inside.querySelector<HTMLElement>('h1');
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

const isSameGroup = (one: Element, other: Element): boolean =>
  isRadio(one) && isRadio(other) && one.name === other.name;

/** Of a group of radio buttons Tab reaches the chosen one alone. */
function isTabStop(element: HTMLElement): boolean {
  if (!isRadio(element) || element.checked) return true;
  const others = document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return ![...others].some((other) => other.name === element.name);
}
