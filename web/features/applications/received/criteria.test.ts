import { expect, test } from 'vitest';
import { CRITERIA_FAILED } from '#contract/job/criteria.ts';
import { criteriaText, summaryText } from './criteria.ts';

test('a match is a percentage with two decimals', () => {
  expect(criteriaText(66.666)).toBe('66.67%');
  expect(criteriaText(100)).toBe('100.00%');
  expect(criteriaText('42.5')).toBe('42.50%');
});

test('empty values, zero and failures are shown as a dash', () => {
  for (const value of [null, '', 0, '0', CRITERIA_FAILED, '503 Service Unavailable', 'service unavailable']) {
    expect(criteriaText(value)).toBe('-');
  }
});

test('other texts count as 0', () => {
  expect(criteriaText(Number.NaN)).toBe('0.00%');
  expect(criteriaText('many')).toBe('0.00%');
});

test('the percentage says what it is a percentage of', () => {
  const text = (criteriaMatches: number | null, criteriaSummary: string | null) =>
    summaryText({ criteriaMatches, criteriaSummary });
  expect(text(66.67, '4 of 6 requirements found in the resume')).toBe(
    '66.67%: 4 of 6 requirements found in the resume',
  );
  expect(text(0, '0 of 6 requirements found in the resume')).toBe('0 of 6 requirements found in the resume');
  expect(text(70.6, null)).toBe('70.60%');
  expect(text(null, null)).toBe('-');
});
