import type { Page } from 'playwright-core';
import { sidewaysOverflow, showIn, violationsOn, COLOURS } from './accessibility.ts';

/** What every page is looked at in: its widths, and its colours. */
const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const NARROWEST = 320;

/** WCAG 1.4.12: what a reader may set, and nothing is lost. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * Every problem of the page as it is now. In each of its nine faces nothing scrolls sideways or is cut. axe-core
 * looks at the two layouts, wide and narrow, in light; and at their contrasts in dark and in forced colours, which
 * change nothing else. Afterwards the page is wide and light.
 */
export async function problemsOfEveryFace(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const note = (face: string, found: readonly string[]) =>
    problems.push(...found.map((line) => `${face}: ${line}`));
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const { width } = size;
    const isNarrowest = width === NARROWEST;
    await showIn(page, 'dark');
    note(`${width} dark`, await whatIsCut(page));
    if (!isNarrowest) note(`${width} dark`, await violationsOn(page, COLOURS));
    await page.emulateMedia({ forcedColors: 'active' });
    note(`${width} forced colours`, await whatIsCut(page));
    if (width === WIDTHS[0]?.width) note(`${width} forced colours`, await violationsOn(page, COLOURS));
    await page.emulateMedia({ forcedColors: 'none' });
    await showIn(page, 'light');
    note(`${width} light`, await whatIsCut(page));
    if (!isNarrowest) note(`${width} light`, await violationsOn(page, {}));
    if (!isNarrowest) continue;
    note(`${width}`, await fieldsUnderBars(page));
    await space(page, SPACING);
    note(`${width} spaced`, await whatIsCut(page));
    await space(page, '');
  }
  await page.setViewportSize(WIDTHS[0]!);
  return problems;
}

/** A sheet of the page's own script: the policy of the page allows no style that is written into it. */
async function space(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text === '' ? [] : [sheet];
  }, css);
}

async function whatIsCut(page: Page): Promise<string[]> {
  const overflow = await sidewaysOverflow(page);
  const labels = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-label, [role="tab"], h1, h2, h3')]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).overflowX !== 'visible')
      .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent.trim()),
  );
  return [
    ...(overflow === null ? [] : [`scrolls sideways because of ${overflow}`]),
    ...labels.map((label) => `“${label}” is cut`),
  ];
}

/** The controls that lie wholly under a bar when they have the focus: WCAG 2.4.11. */
async function fieldsUnderBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBar = (element: Element | null, control: Element): boolean => {
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
      const isUnder = points.every(([x, y]) => isBar(document.elementFromPoint(x, y), control));
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
