import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** For the other colour schemes, which change only colours. */
export const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Throws if axe-core finds a violation of WCAG 2.1 AA or of its
 * own best practices. The error names the elements.
 */
export async function expectAccessible(page: Page, options: RunOptions = {}): Promise<void> {
  const violations = await violationsOn(page, options);
  if (violations.length > 0) throw new Error(`Not accessible at ${page.url()}:\n${violations.join('\n')}`);
}

/** Checks the page in light and in dark. Afterwards it is light. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await showIn(page, 'dark');
  await expectAccessible(page, COLOURS);
  await showIn(page, 'light');
  await expectAccessible(page);
}

/** A desktop and a phone, each in other colours, because the layout does not depend on the colours. */
const SIZES = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/**
 * The current problems of the page, on a light desktop and a dark phone: violations that axe-core finds, and anything
 * that makes the page scroll sideways. Empty if there are none. Afterwards the page has its original width and is
 * light.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const { colorScheme, ...size } of SIZES) {
    await page.setViewportSize(size);
    await showIn(page, colorScheme);
    const violations = await violationsOn(page, {});
    problems.push(...violations.map((line) => `${size.width} ${colorScheme}: ${line}`));
    const overflow = await sidewaysOverflow(page);
    if (overflow !== null) problems.push(`${size.width}: scrolls sideways because of ${overflow}`);
  }
  await showIn(page, 'light');
  if (before) await page.setViewportSize(before);
  return problems;
}

/** The elements that extend beyond the page's right edge. Null if there are none. */
export async function sidewaysOverflow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const isCut = (element: Element) => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      return false;
    };
    const rightOf = (element: Element) => {
      // Includes its content, because text can extend beyond its box.
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.max(element.getBoundingClientRect().right, range.getBoundingClientRect().right);
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => rightOf(element) > clientWidth + 1,
    );
    const uncut = wide.filter((element) => !isCut(element));
    return (uncut.length > 0 ? uncut : wide)
      .slice(-5)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`)
      .join(', ');
  });
}

export async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(holdStill);
  await settle(page);
  // Evaluated by the debugger and not as a script of the page, because the page's content security policy would block
  // that.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(tellForcedColours);
  }
  const { violations } = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ ...asked, resultTypes: ['violations'] });
  }, options);
  await page.evaluate(moveAgain);
  return violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `    ${node.target.join(' ')}  ${node.html.slice(0, 200)}`),
  ]);
}

/** Runs in the page. Anything that appears while axe-core runs has its final colours at once, without a transition. */
function holdStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [still];
}

/** Runs in the page. */
function moveAgain(): void {
  document.adoptedStyleSheets = [];
}

/**
 * Runs in the page. axe-core reads `-webkit-text-fill-color` first. With forced colours, Chromium paints it in the
 * forced text colour but reports the original one. None of our styles sets it, so `color` has the right value.
 */
function tellForcedColours(): void {
  const isForced = matchMedia('(forced-colors: active)');
  const tell = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function getPropertyValue(name) {
    const asked = isForced.matches && name === '-webkit-text-fill-color' ? 'color' : name;
    return tell.call(this, asked);
  };
}

/** Resolves when the page shows these colours. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  );
}

/**
 * Waits for transitions to end, because a colour in mid-transition has too little contrast. An element that has just
 * appeared starts its transition some frames later, so several frames in a row must have none.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quietFrames = 0; quietFrames < 6; quietFrames++) {
      await frame();
      for (const each of document.getAnimations()) {
        if (each.effect?.getTiming().iterations === Infinity || each.playState === 'finished') continue;
        each.finish();
        quietFrames = 0;
      }
    }
  });
}
