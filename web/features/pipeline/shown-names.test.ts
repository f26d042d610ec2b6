import { expect, test } from 'vitest';
import { letterOf, shownAs } from './shown-names.ts';

test('letters go on after Z', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual([
    'A',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});

test('a hidden candidate has neither name nor face', () => {
  const maya = { candidateName: 'Maya Stone', avatarUrl: '/files/maya' };
  expect(shownAs(maya, 2, true)).toEqual({ name: 'Candidate C', avatarUrl: null });
  expect(shownAs(maya, 2, false)).toEqual({ name: 'Maya Stone', avatarUrl: '/files/maya' });
});
