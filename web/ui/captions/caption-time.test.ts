import { expect, test } from 'vitest';
import { captionSeconds, captionTime } from './caption-time.ts';

test.each([
  [0, '0:00'],
  [2.4, '0:02.4'],
  [62.125, '1:02.125'],
  [610, '10:10'],
  [3_661, '61:01'],
])('%s seconds are %s', (seconds, text) => {
  expect(captionTime(seconds)).toBe(text);
  expect(captionSeconds(text)).toBe(seconds);
});

test('people may write seconds alone, and a comma', () => {
  expect(captionSeconds(' 12,5 ')).toBe(12.5);
  for (const text of ['', 'a', '1:2:3', '-1', '1e9', '1:'.repeat(5_000)])
    expect(captionSeconds(text)).toBeNaN();
});
