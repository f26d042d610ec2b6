import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Throws where axe-core finds a violation of WCAG 2.1 AA or of its own best practices, naming the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // Evaluated by the debugger, not as a script of the page: the page's content security policy would refuse that.
  await page.evaluate(source);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `    ${node.target.join(' ')}  ${node.html.slice(0, 200)}`),
  ]);
  throw new Error(`Not accessible at ${page.url()}:\n${lines.join('\n')}`);
}

/** Lets transitions end: a colour halfway through one has too little contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map((each) => each.finished));
  });
}
