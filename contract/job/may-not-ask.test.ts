import { expect, test } from 'vitest';
import { FORBIDDEN, HARMLESS } from './may-not-ask-examples.ts';
import { mayNotAsk, whyNotAsk } from './may-not-ask.ts';

const halves = <T>(list: readonly T[]) => {
  const middle = Math.ceil(list.length / 2);
  return { seen: list.slice(0, middle), heldOut: list.slice(middle) };
};
const share = (count: number, of: number) => count / of;

test.each(['seen', 'heldOut'] as const)('at least 95% of the examples are told apart: %s', (half) => {
  const forbidden = Object.entries(FORBIDDEN).flatMap(([ground, list]) =>
    halves(list)[half].map((question) => ({ ground, question })),
  );
  const harmless = halves(HARMLESS)[half];
  const recognised = forbidden.filter(({ ground, question }) => mayNotAsk(question) === ground);
  const passed = harmless.filter((question) => mayNotAsk(question) === null);
  process.stdout.write(
    `${half}: ${recognised.length} of ${forbidden.length} forbidden and ${passed.length} of ${harmless.length} harmless\n`,
  );
  expect(share(recognised.length, forbidden.length)).toBeGreaterThanOrEqual(0.95);
  expect(share(passed.length, harmless.length)).toBeGreaterThanOrEqual(0.95);
});

test('says why, and what to ask in its place', () => {
  expect(whyNotAsk('How OLD are you?')).toBe(
    'This seems to ask about age, which employers may not ask in many countries. If the law sets a minimum age for the job, ask whether they meet it.',
  );
  expect(whyNotAsk('Nice to meet you. Where’s your accent from?')).toContain('origin');
  expect(whyNotAsk('What is a race condition?')).toBeNull();
});
