import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

test('the tables of pg-boss are named in one file of the product and one of the test helpers', () => {
  const naming = globSync('{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs,sql}', {
    cwd: ROOT,
  }).filter((path) => /\bpgboss\.|SCHEMA pgboss\b/.test(readFileSync(`${ROOT}${path}`, 'utf8')));
  expect(naming.toSorted()).toEqual([
    'server/house-rules/queue-tables.test.ts',
    'server/house-rules/sql-owners.test.ts',
    'server/house-rules/table-owners.ts',
    'server/platform/tasks/pg-boss-tables.ts',
    'server/testing/stored-tasks.ts',
  ]);
});
