import type { Page } from 'playwright-core';

/** Holds back the answers to these calls until they are released. `asked` resolves with the first call. */
export async function holdBack(page: Page, pattern: string | RegExp) {
  const letGo = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    asked.resolve();
    await letGo.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: letGo.resolve };
}
