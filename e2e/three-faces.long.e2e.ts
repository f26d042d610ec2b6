import { expect } from 'vitest';
import { problemsOfEveryPage } from './harness/every-page.ts';
import { test } from './harness/worker.ts';

test('no page has an accessibility problem in three of its faces', async ({ demonstration, newPerson }) => {
  expect((await problemsOfEveryPage(demonstration, newPerson, 'three faces')).join('\n')).toBe('');
});
