import { expect } from 'vitest';
import { problemsOfEveryPage, speaking } from './harness/every-page.ts';
import { test } from './harness/worker.ts';

// German has the longest texts.
test.for(['en', 'de'] as const)(
  'no page has an accessibility problem in %s, at any width and in any colours',
  { timeout: 1_800_000 },
  async (language, { demonstration, newPerson }) => {
    const person = speaking(language, demonstration, newPerson);
    expect((await problemsOfEveryPage(demonstration, person, 'every face')).join('\n')).toBe('');
  },
);
