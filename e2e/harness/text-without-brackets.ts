import type { Page } from 'playwright-core';
import * as fixedTexts from '#contract/shared/fixed-texts.ts';

/** Text in the pseudo-language that is in no message, and is not meant to be. */
const ALLOWED: readonly RegExp[] = [
  /^Roundone$/,
  // Each language's own name.
  /^(?:English|Español|Deutsch)$/,
  // What `Intl` writes: dates, times, zones, money, percentages.
  /^[\d\s.,:;–—/()+%€$£-]*(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|(?:Jan|Febr?|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*|[AP]M|am|pm|UTC|GMT|[\d\s.,:;–—/()+%€$£-])+$/u,
  /^https?:\/\/\S+$/,
  /^\S+@\S+\.\S+$/,
];

const FIXED = new Set<unknown>(Object.values(fixedTexts));

/**
 * Everything on a page that can be read or heard and is in no ⟦message⟧. A message's values are inside its brackets.
 * `data` is what the page got from the server: what people wrote, and names.
 */
export async function textWithoutBrackets(page: Page, data: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const outside: string[] = [];
    let depth = 0;
    /** The parts of a text outside all brackets. Brackets may continue in the next text. */
    const look = (text: string): void => {
      for (const [part] of text.matchAll(/⟦|⟧|[^⟦⟧]+/g)) {
        if (part === '⟦') depth += 1;
        else if (part === '⟧') depth = Math.max(0, depth - 1);
        else if (depth === 0 && /\p{L}{2}/u.test(part)) outside.push(part.trim());
      }
    };
    const HEARD = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder'];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!isShown(node)) continue;
        const before = depth;
        for (const name of [...HEARD, 'title', 'alt']) {
          depth = 0;
          look(node.getAttribute(name) ?? '');
        }
        depth = before;
      } else if (node.parentElement && !/^(?:SCRIPT|STYLE)$/.test(node.parentElement.tagName)) {
        // Guides without a translation are in English, and say so.
        const isEnglish = node.parentElement.closest('main [lang="en"]') !== null;
        if (isShown(node.parentElement) && !isEnglish) look(node.textContent ?? '');
      }
    }
    look(document.title);
    return outside;
  });
  return [...new Set(found)].filter(
    (text) => !FIXED.has(text) && !ALLOWED.some((pattern) => pattern.test(text)) && !data.includes(text),
  );
}
