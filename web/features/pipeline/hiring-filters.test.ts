import { expect, test } from 'vitest';
import { addressOfView, isFiltered, placeOf, queueInput, setPlace, viewOf } from './hiring-filters.ts';

const at = (query: string) => new URLSearchParams(query);

test('without filters the list has everybody who is open, those who wait longest first', () => {
  expect(queueInput(at('jobId=all'))).toEqual({ sort: '-waiting' });
  expect(isFiltered(at('jobId=j&sort=-score'))).toBe(false);
});

test('each filter of the address is asked for; what is not known is left out', () => {
  expect(queueInput(at('jobId=j&stage=review&minScore=60&reviewedByMe=no&sort=-score&text=react'))).toEqual({
    jobId: 'j',
    stage: 'review',
    minScore: 60,
    reviewedByMe: 'no',
    text: 'react',
    sort: '-score',
  });
  const unknown = at('stage=elsewhere&minScore=many&sort=beauty&outcome=&reviewedByMe=maybe&view=wall');
  expect(queueInput(unknown)).toEqual({ sort: '-waiting' });
  expect(isFiltered(unknown)).toBe(false);
  expect(viewOf(unknown)).toBe('table');
});

test('a stage or a way to end is one choice', () => {
  const address = at('stage=review');
  expect(placeOf(address)).toBe('review');
  setPlace(address, 'declined');
  expect(`${address}`).toBe('outcome=declined');
  expect(placeOf(address)).toBe('declined');
  setPlace(address, 'hired');
  expect(`${address}`).toBe('outcome=hired');
  setPlace(address, '');
  expect(`${address}`).toBe('');
});

test('another view has the same list; a review begins with those who wait for one', () => {
  const from = at('jobId=j&view=compare&text=react&ids=a,b&pins=a&question=q');
  expect(`${addressOfView(from, 'table')}`).toBe('jobId=j&text=react');
  expect(`${addressOfView(from, 'review')}`).toBe('jobId=j&view=review&text=react&stage=review');
  expect(`${addressOfView(at('jobId=j&outcome=declined'), 'review')}`).toBe(
    'jobId=j&outcome=declined&view=review',
  );
  expect(`${addressOfView(at('jobId=j'), 'compare', ['b', 'a'])}`).toBe('jobId=j&view=compare&ids=b%2Ca');
});
