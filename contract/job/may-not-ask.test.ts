import { expect, test } from 'vitest';
import { FORBIDDEN, HARMLESS, ONCE_WARNED, UNTAUGHT } from './may-not-ask-examples.ts';
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

test('harmless questions that were once warned of pass', () => {
  expect(ONCE_WARNED.filter((question) => mayNotAsk(question) !== null)).toEqual([]);
});

test('of questions that taught it nothing, those in docs/limits.md are warned of', () => {
  const warned = (list: readonly string[]) => list.filter((question) => mayNotAsk(question) !== null).length;
  expect(warned(Object.values(UNTAUGHT.forbidden).flat())).toBe(17);
  expect(warned(UNTAUGHT.harmless)).toBe(0);
});

test('says why, and what to ask in its place', () => {
  expect(whyNotAsk('How OLD are you?')).toBe(
    'This seems to ask about age, which employers may not ask in many countries. If the law sets a minimum age for the job, ask whether they meet it.',
  );
  expect(whyNotAsk('Nice to meet you. Where’s your accent from?')).toContain('origin');
  expect(whyNotAsk('What is a race condition?')).toBeNull();
});
