/** For use as the ref of a radio group: marks the choice as required. */
export function requiredGroup(root: HTMLElement | null): void {
  root?.querySelector('[role="radiogroup"]')?.setAttribute('aria-required', String(true));
}
