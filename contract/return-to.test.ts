import { expect, test } from 'vitest';
import { readJobPath } from './return-to.ts';

test('accepts the path of a job and nothing else', () => {
  expect(readJobPath('/jobs/R1-AB12')).toBe('/jobs/R1-AB12');
  for (const path of [
    null,
    '',
    '/jobs',
    '/jobs/a/b',
    '/jobs/a?b',
    '//jobs/a',
    'javascript:alert(1)',
    '/open-jobs',
  ])
    expect(readJobPath(path)).toBeNull();
});
