import { expect, test } from 'vitest';
import { filesIn, textOf } from './sources.ts';

/** The number of requirements in levels 1 and 2 of ASVS 5.0. */
const REQUIREMENTS = 253;

function faultsOf(page: string): string[] {
  const numbers = page
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .flatMap((line) => line.split('|')[1]!.trim().split(', '));
  const files = [...page.matchAll(/`((?:server|contract|e2e|scripts|deploy)\/[\w./-]*)`/g)].map(
    ([, file]) => file!,
  );
  return [
    ...numbers.filter((number, at) => numbers.indexOf(number) !== at).map((number) => `${number} twice`),
    ...numbers.filter((number) => !/^V\d+\.\d+\.\d+$/.test(number)).map((number) => `${number} is no number`),
    ...(numbers.length === REQUIREMENTS ? [] : [`${numbers.length} requirements`]),
    ...files.filter((file) => filesIn(file).length === 0).map((file) => `no ${file}`),
  ];
}

test('each requirement of ASVS has one line, and the files that it names exist', () => {
  expect(faultsOf(textOf('docs/asvs.md'))).toEqual([]);
  const planted = '| V1.1.1, V1.1 | Met | `server/no-such.ts` |\n| V1.1.1 | Met | `server/main.ts` |';
  expect(faultsOf(planted)).toEqual([
    'V1.1.1 twice',
    'V1.1 is no number',
    '3 requirements',
    'no server/no-such.ts',
  ]);
});
