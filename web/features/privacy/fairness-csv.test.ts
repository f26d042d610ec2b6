import { expect, test } from 'vitest';
import { fairnessHeaders, fairnessRows } from './fairness-csv.ts';

test('an auditor gets a row for each group and step, with the answers in columns of their own', () => {
  const rows = fairnessRows({
    untilDate: '2031-05-01T00:00:00.000Z',
    heard: [],
    hiddenInterviews: 0,
    groups: [
      {
        basis: 'sex-and-race',
        step: 'scored',
        titles: ['Female', 'Asian'],
        figures: {
          people: 40,
          passed: 12,
          rate: 0.3,
          rateLow: 0.18074,
          rateHigh: 0.45432,
          ratio: 0.5,
          low: 0.30143,
          high: 0.82937,
        },
      },
      { basis: 'race', step: 'hired', titles: ['White'], figures: null },
    ],
  });
  expect(rows).toEqual([
    [
      '2031-05-01T00:00:00.000Z',
      'Sex and race or ethnicity',
      'Female',
      'Asian',
      '',
      '',
      'Scored above the median, out of everyone with a score',
      '40',
      '12',
      '0.3',
      '0.1807',
      '0.4543',
      '0.5',
      '0.3014',
      '0.8294',
      'no',
    ],
    [
      '2031-05-01T00:00:00.000Z',
      'Race or ethnicity',
      '',
      'White',
      '',
      '',
      'Hired, out of everyone who passed',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'yes',
    ],
  ]);
  expect(rows.map((row) => row.length)).toEqual([fairnessHeaders().length, fairnessHeaders().length]);
});
