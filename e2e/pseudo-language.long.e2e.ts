import { expect, onTestFinished } from 'vitest';
import { PSEUDO } from '#contract/messages/languages.ts';
import { buildPagesIn } from '../scripts/build.mjs';
import { lookAtEveryPage, speaking } from './harness/every-page.ts';
import { launchRoundone } from './harness/roundone.ts';
import { isData, textWithoutBrackets, textsIn } from './harness/text-without-brackets.ts';
import { type NewPerson, test } from './harness/worker.ts';

/** Every message is in ⟦brackets⟧. Text without brackets is hard-coded, or appended to a message. */

test('every word on every page is in a message', { timeout: 1_800_000 }, async ({ newPerson }) => {
  await buildPagesIn(process.execPath, PSEUDO);
  const server = await launchRoundone({ demo: true });
  onTestFinished(() => server.stop());

  let data = '';
  const inBrackets = speaking(PSEUDO, server, newPerson);
  const person: NewPerson = async (options) => {
    const made = await inBrackets(options);
    made.page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      // A page that has been left no longer has response bodies.
      void response.json().then(
        (answer: unknown) => {
          data += `\n${textsIn(answer)}`;
        },
        () => {},
      );
    });
    return made;
  };
  const outside: { address: string; text: string }[] = [];
  const problems = await lookAtEveryPage(server, person, async (page) => {
    const texts = await textWithoutBrackets(page);
    outside.push(...texts.map((text) => ({ address: new URL(page.url()).pathname, text })));
    return [];
  });
  // Public pages are made on the server, of data that other pages got as answers.
  const found = outside.filter(({ text }) => !isData(text, data));
  expect([...problems, ...found.map(({ address, text }) => `${address} ${text}`)].join('\n')).toBe('');
});
