import { expect, test } from 'vitest';
import { formatReadings, parseReadings, readingSeconds } from './readings.ts';

test('readings are written and read back', () => {
  const readings = [
    { from: 0, to: 4.5 },
    { from: 12.125, to: 16 },
  ];
  expect(formatReadings(readings)).toBe('0-4.5,12.125-16');
  expect(parseReadings('0-4.5,12.125-16')).toEqual(readings);
  expect(parseReadings(formatReadings([]))).toEqual([]);
});

test('anything else is refused, and nobody gains minutes by long readings', () => {
  for (const text of ['4', '5-4', '0-', '1e9-2e9', '0-1;2-3', '-1-2', '0-1,'])
    expect(parseReadings(text)).toBeNull();
  expect(readingSeconds([{ from: 0, to: 9 }])).toBe(9);
  expect(readingSeconds([{ from: 0, to: 900_000 }])).toBeLessThan(160);
});
