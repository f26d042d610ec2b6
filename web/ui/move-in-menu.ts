import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End move the focus between the entries of the menu with this handler. */
export function moveInMenu(event: KeyboardEvent): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = all.findIndex((item) => item === document.activeElement);
  const to = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: at <= 0 ? all.length - 1 : at - 1,
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}
