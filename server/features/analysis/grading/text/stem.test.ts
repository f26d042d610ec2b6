import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test('forms of a word share a stem', () => {
  expect(['connect', 'connected', 'connecting', 'connections'].map(stemOf)).toEqual(
    Array.from({ length: 4 }, () => 'connect'),
  );
  expect(['run', 'running', 'ran'].map(stemOf)).toEqual(['run', 'run', 'ran']);
});

test('British and American spellings share a stem', () => {
  for (const [british, american, stem] of [
    ['behaviours', 'behavior', 'behavior'],
    ['organised', 'organize', 'organ'],
    ['analyse', 'analyze', 'analyz'],
    ['centres', 'center', 'center'],
  ] as const) {
    expect([stemOf(british), stemOf(american)]).toEqual([stem, stem]);
  }
});

test('numbers and other scripts stay as they are', () => {
  expect(['100', 'über', '東京', 'e2e'].map(stemOf)).toEqual(['100', 'über', '東京', 'e2e']);
});
