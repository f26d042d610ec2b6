import type { Page } from 'playwright-core';
import { sidewaysOverflow, showIn, violationsOn, COLOURS } from './accessibility.ts';

const WIDE = { width: 1280, height: 800 };
/** The widths and colours in which every page is checked. */
const WIDTHS = [WIDE, { width: 390, height: 844 }, { width: 320, height: 640 }];

/** Light comes last, so that the page ends as it was. */
const SCHEMES = ['dark', 'forced colours', 'light'] as const;

async function showScheme(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: scheme === 'forced colours' ? 'active' : 'none' });
  await showIn(page, scheme === 'dark' ? 'dark' : 'light');
}

/** A field scrolls its own text, so fields are left out. */
const TEXTS = 'body *:not(input, textarea, select, option)';

/** WCAG 1.4.12: spacing that a reader may set without losing any content. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * All current problems of the page. In each of its nine faces, nothing may scroll sideways, be cut off or be out of
 * place, and axe-core must find nothing: its colour rules run in each face, and its other rules once for each width,
 * because the colour scheme does not affect them. At each width, the page is also checked with wider text spacing and
 * finally, because that opens things, with the focus on each control. Afterwards the page is wide and light.
 *
 * With a `turn`, the page is checked in three of these faces, each width in other colours and with all rules, and with
 * spacing and focus at one width. Three turns in a row cover all of them.
 */
export async function problemsOfFaces(page: Page, turn: number | 'every face'): Promise<string[]> {
  const schemesAt = (place: number) =>
    turn === 'every face' ? SCHEMES : [SCHEMES[(place + turn) % SCHEMES.length]!];
  const isTurnOf = (place: number) => turn === 'every face' || place === turn % WIDTHS.length;
  const problems: string[] = [];
  const note = (face: string, found: readonly string[]) =>
    problems.push(...found.map((line) => `${face}: ${line}`));
  for (const [place, size] of WIDTHS.entries()) {
    await page.setViewportSize(size);
    const { width } = size;
    for (const scheme of schemesAt(place)) {
      await showScheme(page, scheme);
      const face = `${width} ${scheme}`;
      note(face, await layoutFaults(page));
      note(face, await violationsOn(page, scheme === 'light' || turn !== 'every face' ? {} : COLOURS));
    }
    await showScheme(page, 'light');
    if (!isTurnOf(place)) continue;
    // Long names may end in an ellipsis. Wider spacing must not cause that for any other text.
    const before = new Set(await cutTexts(page, TEXTS));
    await space(page, SPACING);
    const lost = (await cutTexts(page, TEXTS)).filter((text) => !before.has(text));
    note(`${width} spaced`, [...(await layoutFaults(page)), ...lost.map((text) => `“${text}” is cut`)]);
    await space(page, '');
  }
  for (const [place, size] of WIDTHS.entries()) {
    if (!isTurnOf(place)) continue;
    await page.setViewportSize(size);
    note(`${size.width}`, await fieldsUnderBars(page));
  }
  await page.setViewportSize(WIDE);
  return problems;
}

/** Adds a style sheet from a script, because the page's policy does not allow inline styles. */
async function space(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text === '' ? [] : [sheet];
  }, css);
}

async function layoutFaults(page: Page): Promise<string[]> {
  const overflow = await sidewaysOverflow(page);
  const labels = await cutTexts(page, '.mantine-Button-label, [role="tab"], h1, h2, h3');
  return [
    ...(overflow === null ? [] : [`scrolls sideways because of ${overflow}`]),
    ...labels.map((label) => `“${label}” is cut`),
    ...(await misplacedTexts(page)),
  ];
}

/** Button labels that are not centred, and words that are broken at almost every letter. */
function misplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('.mantine-Button-root')) {
      const label = button.querySelector('.mantine-Button-label');
      if (label === null || !button.checkVisibility()) continue;
      const [outer, inner] = [button.getBoundingClientRect(), label.getBoundingClientRect()];
      const offset = (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
      if (Math.abs(offset) > 2)
        found.push(`“${label.textContent}” is ${offset} px away from the middle of its button`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const letters = text.data.trim();
      if (!/^\w{5,}$/.test(letters) || !text.parentElement!.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > letters.length / 2) found.push(`“${letters}” is broken into ${lines} lines`);
    }
    return found;
  });
}

/** The texts that are partly cut off. */
function cutTexts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((which) => {
    const hasText = (each: Element) =>
      [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isCut = (each: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const isWide = overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;
      const isHigh = ['hidden', 'clip'].includes(overflowY) && each.scrollHeight > each.clientHeight + 2;
      return isWide || isHigh;
    };
    return [...document.querySelectorAll<HTMLElement>(which)]
      .filter((each) => each.checkVisibility() && each.clientWidth > 1 && hasText(each) && isCut(each))
      .map((each) => each.textContent.trim());
  }, selector);
}

/**
 * The controls that are fully or partly under a bar when they have the focus. WCAG 2.4.11 forbids the former, and a
 * person who fills in a form is bothered by the latter.
 */
async function fieldsUnderBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBar = (element: Element | null, control: Element): boolean => {
      if (control.contains(element)) return false;
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        if (each.contains(control)) return false;
        if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true;
      }
      return false;
    };
    const covered: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, [tabindex="0"])',
    );
    const wasAt = document.activeElement;
    for (const control of controls) {
      if (!control.checkVisibility() || control.matches(':disabled')) continue;
      control.focus();
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const points = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ] as const;
      const isTall = bottom - top > window.innerHeight / 2;
      const under = points.filter(([x, y]) => isBar(document.elementFromPoint(x, y), control));
      // No window can show a region in full if the region is as high as the window.
      const isUnder = isTall ? under.length === points.length : under.length > 0;
      if (isUnder && right > left)
        covered.push(
          `“${(control.getAttribute('aria-label') ?? control.textContent).trim() || control.tagName}” is under a bar when it has the focus`,
        );
    }
    if (wasAt instanceof HTMLElement) wasAt.focus();
    window.scrollTo(0, 0);
    return covered;
  });
}
