/** For use as the ref of a group of radio buttons: says that one of them must be chosen. */
export function requiredGroup(root: HTMLElement | null): void {
  root?.querySelector('[role="radiogroup"]')?.setAttribute('aria-required', String(true));
}
