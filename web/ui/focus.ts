/** For use as a ref. If the pressed button disappears, the next step gets the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
