import type { Page } from 'playwright-core';
import * as fixedTexts from '#contract/shared/fixed-texts.ts';

/** Text in the pseudo-language that is in no message, and is not meant to be. */
const ALLOWED: readonly RegExp[] = [
  /^(?:Roundone|example\.com)$/,
  // The initials of a person without a picture.
  /^\p{Lu}{2}$/u,
  // A question's options in the demonstration.
  /^(?:reduce|some)$/,
  // The country of the demonstration, whose name `Intl` writes.
  /^United States$/,
  // Each language's own name.
  /^(?:English|Español|Deutsch)$/,
  // What `Intl` writes: dates, times, zones, money, percentages.
  /^[\d\s.,:;–—/()+%€$£-]*(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|(?:Jan|Febr?|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*|[AP]M|am|pm|UTC|GMT|[\d\s.,:;–—/()+%€$£-])+$/u,
  /^https?:\/\/\S*$/,
  /^\S+@\S+\.\S+$/,
];

const FIXED = new Set<unknown>(Object.values(fixedTexts));

/** Everything on a page that can be read or heard and is in no ⟦message⟧. A message's values are inside its brackets. */
export async function textWithoutBrackets(page: Page): Promise<string[]> {
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
      } else if (node.parentElement && !/^(?:SCRIPT|STYLE|TEXTAREA)$/.test(node.parentElement.tagName)) {
        // Guides without a translation are in English, and say so.
        const isEnglish = node.parentElement.closest('main [lang="en"]') !== null;
        if (isShown(node.parentElement) && !isEnglish) look(node.textContent ?? '');
      }
    }
    look(document.title);
    return outside;
  });
  return [...new Set(found)].filter((text) => !isAllowed(text));
}

const isAllowed = (text: string): boolean =>
  FIXED.has(text) || ALLOWED.some((pattern) => pattern.test(text)) || !/\p{L}{2}/u.test(text);

/**
 * Whether a text is what people wrote, or several such values beside each other: "Denver, Colorado · R1-NNYM6J". `data`
 * is all that pages got from the server. A single word in lower case may be a code there, and counts as ours.
 */
export function isData(text: string, data: string): boolean {
  const isWritten = (part: string) => isAllowed(part) || (!/^\p{Ll}+$/u.test(part) && data.includes(part));
  return isWritten(text) || text.split(/[·,]|:(?!\/\/)|\s(?=R1-)/u).every((part) => isWritten(part.trim()));
}

/** Each text of a JSON value, one per line, as a page shows it. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join('\n') : '';
}
