import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const page = readFileSync(`${ROOT}docs/asvs.md`, 'utf8');

/** How many requirements levels 1 and 2 of ASVS 5.0 have. */
const REQUIREMENTS = 253;

test('each requirement of ASVS has one line, and the files that it names exist', () => {
  const numbers = page
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .flatMap((line) => line.split('|')[1]!.trim().split(', '));
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  expect(twice).toEqual([]);
  expect(numbers.filter((number) => !/^V\d+\.\d+\.\d+$/.test(number))).toEqual([]);
  expect(numbers).toHaveLength(REQUIREMENTS);

  const files = [...page.matchAll(/`((?:server|contract|e2e|scripts|deploy)\/[\w./-]*)`/g)].map(
    ([, file]) => file!,
  );
  expect(files.filter((file) => !existsSync(`${ROOT}${file}`))).toEqual([]);
});
