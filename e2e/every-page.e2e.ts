import { expect } from 'vitest';
import { problemsOfEveryPage } from './harness/every-page.ts';
import { test } from './harness/worker.ts';

test('no page has an accessibility problem, at any width and in any colours', async ({
  demonstration,
  newPerson,
}) => {
  expect((await problemsOfEveryPage(demonstration, newPerson, 'three faces')).join('\n')).toBe('');
});
