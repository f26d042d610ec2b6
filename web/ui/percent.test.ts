import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/language.ts';
import { percent } from './percent.ts';

test.each([
  ['en', '83%', '66.67%'],
  ['es', '83\u00A0%', '66,67\u00A0%'],
  ['de', '83\u00A0%', '66,67\u00A0%'],
] as const)('a share is written as in %s', (language, rounded, exact) => {
  expect(inLanguage(language, () => percent(0.826))).toBe(rounded);
  expect(inLanguage(language, () => percent(0.666_66, 2))).toBe(exact);
});
