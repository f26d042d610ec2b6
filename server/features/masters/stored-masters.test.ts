import { expect, test } from 'vitest';
import { storedBankOptions } from './stored-masters.ts';

test('reads options of the bank of every version', () => {
  expect(storedBankOptions.read(['Yes', 'No'], 'r')).toEqual(['Yes', 'No']);
  expect(storedBankOptions.read({ version: 1, list: ['Yes', 'No'] }, 'r')).toEqual(['Yes', 'No']);
});
