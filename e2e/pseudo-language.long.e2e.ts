import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { PSEUDO } from '#contract/messages/languages.ts';
import { buildPagesIn } from '../scripts/build.mjs';
import { lookAtEveryPage, speaking } from './harness/every-page.ts';
import { launchRoundone } from './harness/roundone.ts';
import { textWithoutBrackets } from './harness/text-without-brackets.ts';
import { type NewPerson, test } from './harness/worker.ts';

/** Every message is in ⟦brackets⟧. Text without brackets is hard-coded, or appended to a message. */

test('every word on every page is in a message', { timeout: 1_800_000 }, async ({ newPerson }) => {
  await buildPagesIn(process.execPath, PSEUDO);
  const server = await launchRoundone({ demo: true });
  onTestFinished(() => server.stop());

  const dataOf = new WeakMap<Page, string>();
  const inBrackets = speaking(PSEUDO, server, newPerson);
  const person: NewPerson = async (options) => {
    const made = await inBrackets(options);
    made.page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      // A page that has been left no longer has response bodies.
      void response.text().then(
        (text) => dataOf.set(made.page, (dataOf.get(made.page) ?? '') + text),
        () => {},
      );
    });
    return made;
  };
  const found = await lookAtEveryPage(server, person, (page) =>
    textWithoutBrackets(page, dataOf.get(page) ?? ''),
  );
  expect(found.join('\n')).toBe('');
});
