import { expect, test } from 'vitest';
import { filterCount, queueInput, withPerson } from './review-filters.ts';

const at = (query: string) => new URLSearchParams(query);

test('without filters the list has whose interviews are to be reviewed, those who wait longest first', () => {
  expect(queueInput(at(''))).toEqual({ stage: 'review', sort: '-waiting' });
});

test('each filter of the address is asked for; what is not known is left out', () => {
  expect(queueInput(at('stage=all&minScore=60&reviewedByMe=no&sort=-score&text=react'))).toEqual({
    minScore: 60,
    reviewedByMe: 'no',
    text: 'react',
    sort: '-score',
  });
  expect(queueInput(at('stage=elsewhere&minScore=many&sort=beauty&outcome=&reviewedByMe=maybe'))).toEqual({
    stage: 'review',
    sort: '-waiting',
  });
});

test('a person is added to the address without a change of the list', () => {
  const next = withPerson(at('jobId=j&sort=-score&id=before'), 'after');
  expect(next.toString()).toBe('jobId=j&sort=-score&id=after');
  expect(queueInput(next)).toEqual(queueInput(at('jobId=j&sort=-score')));
  expect(filterCount(next)).toBe(1);
});
