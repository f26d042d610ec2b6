import { expect, test } from 'vitest';
import { storedCounts } from './stored-counts.ts';

test('the counts of a receipt are read in every version', () => {
  expect(storedCounts.read({ version: 1, counts: { files: 3 } }, 1)).toEqual({ files: 3 });
  expect(storedCounts.readNullable(null, 1)).toBeNull();
  expect(JSON.parse(storedCounts.write({ files: 3 }))).toEqual({ version: 1, counts: { files: 3 } });
  expect(() => storedCounts.read({ version: 1, counts: { files: 'Ada' } }, 7)).toThrow(
    'erasures.erased_counts of row 7 cannot be read',
  );
});
