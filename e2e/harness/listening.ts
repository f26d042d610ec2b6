import type { Page } from 'playwright-core';

/**
 * Records what a screen reader says without a change of focus: an alert when it appears, and any other live region
 * when it changes. Some screen readers do not announce a region that appears with its text already in it, so that does
 * not count.
 */
export async function listening(
  page: Page,
): Promise<{ heard(): Promise<string[]>; forget(): Promise<void> }> {
  await page.evaluate(note);
  return {
    heard: () => page.evaluate(() => window.heard ?? []),
    forget: () => page.evaluate(() => void (window.heard = [])),
  };
}

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Runs in the page. */
function note(): void {
  const LIVE =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"]:not([aria-live]), [role="alert"]';
  const heard = (window.heard = [] as string[]);
  const known = new WeakSet<Element>(document.querySelectorAll(LIVE));
  const say = (region: Element) => {
    const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') heard.push(text);
  };
  const look = (changes: MutationRecord[]) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (region && known.has(region)) changed.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        const regions = [...(added.matches(LIVE) ? [added] : []), ...added.querySelectorAll(LIVE)];
        for (const each of regions) if (each.matches('[role="alert"]')) changed.add(each);
      }
    }
    for (const region of changed) say(region);
    for (const region of document.querySelectorAll(LIVE)) known.add(region);
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}
