import { expect, test } from 'vitest';
import { PATHS } from '#contract/shared/paths.ts';
import { EVERY_PATH, WAYS, faultsOfTable } from './routes.ts';

test('every page has an entry, so that the check of all pages cannot forget one', () => {
  expect(faultsOfTable(WAYS)).toEqual([]);
});

test('a page without an entry is named, and an entry without a page', () => {
  const { [PATHS.requests]: _, ...others } = WAYS;
  expect(faultsOfTable({ ...others, '/gone': [] })).toEqual([
    'The page /requests has no entry in e2e/harness/routes.ts. Say there who opens it, and at which address.',
    'e2e/harness/routes.ts has an entry for /gone, which is no page.',
  ]);
});

test('the paths are those of the router and of the server’s own pages', () => {
  expect(EVERY_PATH).toContain(PATHS.hiring);
  expect(EVERY_PATH).toContain(PATHS.accessibility);
  expect(EVERY_PATH.length).toBeGreaterThan(55);
});
