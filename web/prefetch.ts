import { useEffect } from 'react';
import { matchPath } from 'react-router';
import type { Audience } from '#contract/endpoint.ts';
import { PAGES, patternOf } from './pages.ts';

/** What a person does before they open a link. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the file of a page while a person moves to the link that leads there. */
export function usePrefetch(audience: Audience): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      const page = PAGES.find(
        (each) => each.audiences.includes(audience) && matchPath(patternOf(each), link.pathname),
      );
      // If it cannot be loaded now, it is loaded when the link is followed, and fails there.
      page?.load().catch(() => {});
    };
    for (const intent of INTENTS) addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of INTENTS) removeEventListener(intent, prefetch);
    };
  }, [audience]);
}
