import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { CODES, codesOf } from '#contract/refusals.ts';
import { resumable } from '#server/features/features.ts';

/** Code tells refusals apart by their code. Sentences are for people. */

const ROOT = new URL('../../', import.meta.url).pathname;
// The bench installs Lighthouse in a folder of its own.
const sources = globSync('{contract,server,web,e2e,bench,scripts,packages}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
});
const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** Code in which the sentence of an error, or one of our texts, decides what happens. */
const READS_A_SENTENCE = [
  /\b(?:error|failure|reason|cause|refusal|reply|responseStatus)\.message\s*[!=]==/,
  /[!=]==\s*TEXTS\.|\bTEXTS\.\w+\s*[!=]==/,
  /\b(?:error|failure|reason|cause|refusal|reply|responseStatus)\.message\.(?:includes|startsWith|endsWith|match|search|indexOf)\(/,
  /\.test\((?:error|failure|reason|cause|refusal|reply|responseStatus)\.message\)/,
];

test('no control flow depends on a sentence', () => {
  const wrong = sources
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .filter((line) => READS_A_SENTENCE.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(wrong).toEqual([]);
});

test('errors are told apart by their class, not by its name', () => {
  const wrong = sources.filter(
    (path) =>
      /^server\/(platform\/http|features|main\.ts)/.test(path) && /\berror\.name\b/.test(textOf(path)),
  );
  expect(wrong).toEqual([]);
});

test('each code is used by the server and declared by a call', () => {
  const declared = new Set([...endpoints.flatMap(codesOf), ...resumable.flatMap(({ refusals }) => refusals)]);
  const server = sources
    .filter((path) => /^server\/(features|platform)\//.test(path) && !path.endsWith('.test.ts'))
    .map(textOf)
    .join('\n');
  expect(CODES.filter((code) => !declared.has(code))).toEqual([]);
  expect(CODES.filter((code) => !server.includes(`'${code}'`))).toEqual([]);
});

test('each code is a noun of the product, a dot, and the problem', () => {
  expect(CODES.filter((code) => !/^(?:[a-z]+(?:-[a-z]+)*\.)?[a-z]+(?:-[a-z]+)*$/.test(code))).toEqual([]);
  expect(new Set(CODES).size).toBe(CODES.length);
});
