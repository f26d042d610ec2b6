import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Text that a screen reader announces without a change of focus. Toasts and alerts are announced by themselves. */
let said = '';
const listeners = new Set<() => void>();

export function announce(text: string): void {
  // The same sentence is announced again only if the text differs.
  said = said === text ? `${text}\u00A0` : text;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useAnnounced = (): string => useSyncExternalStore(subscribe, () => said);

/** Announces the text each time it changes, but not the first one, which is part of the page. */
export function useAnnounceChange(text: string | undefined): void {
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || last.current === text) return;
    const isFirst = last.current === undefined;
    last.current = text;
    if (!isFirst) announce(text);
  }, [text]);
}
