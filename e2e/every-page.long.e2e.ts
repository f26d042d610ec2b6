import { expect } from 'vitest';
import { problemsOfEveryPage } from './harness/every-page.ts';
import { test } from './harness/worker.ts';

test(
  'no page has an accessibility problem, at any width and in any colours',
  { timeout: 1_800_000 },
  async ({ demonstration, newPerson }) => {
    expect((await problemsOfEveryPage(demonstration, newPerson, 'every face')).join('\n')).toBe('');
  },
);
