import { expect, test } from 'vitest';
import { storedCertificates } from './stored-candidate.ts';

test('reads certificates of every version', () => {
  expect(storedCertificates.read(['f1', 'f2'], 'r')).toEqual(['f1', 'f2']);
  expect(storedCertificates.read({ version: 1, list: ['f1', 'f2'] }, 'r')).toEqual(['f1', 'f2']);
});
