import type { Page } from 'playwright-core';
import { sidewaysOverflow, showIn, violationsOn, COLOURS } from './accessibility.ts';

const WIDE = { width: 1280, height: 800 };
/** What every page is looked at in: its widths, and its colours. */
const WIDTHS = [WIDE, { width: 390, height: 844 }, { width: 320, height: 640 }];

/** Light comes last, so that the page is as it was. */
const SCHEMES = ['dark', 'forced colours', 'light'] as const;

async function showScheme(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: scheme === 'forced colours' ? 'active' : 'none' });
  await showIn(page, scheme === 'dark' ? 'dark' : 'light');
}

/** A field scrolls its own text. */
const TEXTS = 'body *:not(input, textarea, select, option)';

/** WCAG 1.4.12: what a reader may set, and nothing is lost. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * Every problem of the page as it is now. In each of its nine faces nothing scrolls sideways, is cut or is out of its
 * place, and axe-core finds nothing: its rules that look at colours in each face, the others once for each width,
 * because the scheme changes nothing that they look at. At each width it is tried with wider spacing of the text and,
 * because that opens things, at last with the focus on each control. Afterwards the page is wide and light.
 *
 * With a `turn` it is looked at in three of these faces, each width in other colours and by all rules, and spaced and
 * focused at one width: three turns in a row have all of them.
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
    // Long names may end in dots. Spacing must not make another text do so.
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

/** A sheet of the page's own script: the policy of the page allows no style that is written into it. */
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

/** Labels of buttons that are not in their middle, and words that are broken at almost every letter. */
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

/** The texts of which a part is not drawn. */
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
 * The controls that lie under a bar when they have the focus, wholly or partly: WCAG 2.4.11 asks for the former, a
 * person who fills in a form for the latter.
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
      // No window shows a region that is as high as the window itself.
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
