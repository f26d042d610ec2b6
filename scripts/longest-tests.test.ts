import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { LONGEST } from './longest-tests.ts';
import { LONG_JOURNEYS, ONE_ENGINE } from './only-in-all.ts';

test('the longest test files, and those that a short run leaves out, exist, and each is named once', () => {
  for (const list of [LONGEST, LONG_JOURNEYS, ONE_ENGINE]) {
    expect(list.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  }
  expect(LONGEST).toContain('e2e/every-page.e2e.ts');
});

test('a short run has the main job, an interview that loses nothing, and every page', () => {
  for (const journey of ['main-job', 'interview-nothing-lost', 'every-page', 'second-chance', 'hostile-load'])
    expect(LONG_JOURNEYS).not.toContain(`e2e/${journey}.e2e.ts`);
});
