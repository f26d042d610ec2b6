/** As a ref: where the button that was pressed is gone, the next step takes the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
