/**
 * A window that loses the focus can't see what gets it. The last key and the pointer's path show whether it is the
 * browser's own bar, menu or search, which nobody should be penalised for.
 */

export interface PressedKey {
  key: string;
  alt: boolean;
  /** Control, or Command on a Mac. */
  command: boolean;
}

/** A key that moved the focus did so immediately. */
const JUST_NOW_MS = 1_000;
const BROWSER_KEYS = ['F3', 'F6', 'F10'];
/** With Control or Command: address, search, bookmark, print, the bar again. */
const BROWSER_COMMANDS = ['l', 'f', 'g', 'd', 'p', 'k', 'e'];

/** Whether a key leads to the browser's own controls. */
export function leadsToBrowser({ key, alt, command }: PressedKey): boolean {
  if (key === 'Tab') return !alt && !command;
  const letter = key.toLowerCase();
  if (alt) return letter === 'd';
  return command ? BROWSER_COMMANDS.includes(letter) : BROWSER_KEYS.includes(key);
}

/**
 * Follows keys and pointer until `signal` aborts. Returns a function that says whether a blur now goes to the browser.
 */
export function followFocus(signal: AbortSignal, now: () => number): () => boolean {
  let pressed: { key: PressedKey; at: number } | null = null;
  let isAbovePage = false;
  const options = { signal, capture: true };
  addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey }) => {
      pressed = { key: { key, alt: altKey, command: ctrlKey || metaKey }, at: now() };
    },
    options,
  );
  const root = document.documentElement;
  // The browser's bar is above the page.
  root.addEventListener(
    'mouseleave',
    ({ clientY }) => {
      isAbovePage = clientY <= 0;
    },
    options,
  );
  root.addEventListener(
    'mouseenter',
    () => {
      isAbovePage = false;
    },
    options,
  );
  return () => {
    const isKey = pressed !== null && now() - pressed.at <= JUST_NOW_MS && leadsToBrowser(pressed.key);
    return isKey || isAbovePage;
  };
}
