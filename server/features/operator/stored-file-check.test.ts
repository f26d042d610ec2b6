import { expect, test } from 'vitest';
import { type FileCheck, storedFileCheck } from './stored-file-check.ts';

test('the result of a check of files is read in every version', () => {
  const result: FileCheck = {
    named: 3,
    stored: 4,
    missing: 1,
    missingExamples: [{ key: 'resume/one', namedBy: 'person' }],
    unnamed: 2,
    deletable: 1,
    unnamedExamples: [{ key: 'video/two', isDeletable: true }],
    deleted: 0,
  };
  expect(storedFileCheck.read({ version: 1, ...result }, 1)).toEqual(result);
  expect(JSON.parse(storedFileCheck.write(result))).toEqual({ version: 1, ...result });
  expect(() => storedFileCheck.read({ version: 1, ...result, missing: 'none' }, 7)).toThrow(
    'file_checks.result of row 7 cannot be read',
  );
});
