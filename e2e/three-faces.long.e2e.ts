import { expect } from 'vitest';
import { problemsOfEveryPage, speaking } from './harness/every-page.ts';
import { test } from './harness/worker.ts';

test('no page has an accessibility problem in three of its faces, in Spanish', async ({
  demonstration,
  newPerson,
}) => {
  const person = speaking('es', demonstration, newPerson);
  expect((await problemsOfEveryPage(demonstration, person, 'three faces')).join('\n')).toBe('');
});
