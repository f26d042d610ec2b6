import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Makes a toolbar a single Tab stop, at the button that last had the focus. */
export function useToolbarKeys(label: string) {
  const toolbar = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const buttons = () => [
    ...(toolbar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
  ];
  const setStops = () => {
    const all = buttons();
    const stop = all[Math.min(current.current, all.length - 1)];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  useEffect(setStops);
  return {
    ref: toolbar,
    role: 'toolbar',
    'aria-label': label,
    onFocus: ({ target }: FocusEvent) => {
      const at = buttons().findIndex((button) => button === target);
      if (at !== -1) current.current = at;
      setStops();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons();
      const to = STEPS[event.key]?.(
        all.findIndex((button) => button === document.activeElement),
        all.length,
      );
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      all[to]?.focus();
    },
  };
}
