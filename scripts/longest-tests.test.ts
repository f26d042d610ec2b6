import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { LONGEST } from './longest-tests.ts';

test('the longest test files exist, and each is named once', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
  expect(LONGEST).toContain('e2e/every-page.e2e.ts');
});
