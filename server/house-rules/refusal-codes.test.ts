import { expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { CODES, codesOf } from '#contract/shared/refusals.ts';
import { resumable } from '#server/features/features.ts';
import { expectKept, findings, product, sourcesIn } from './sources.ts';

/** Code distinguishes refusals by their code. Sentences are for people. */

/** Code in which an error's sentence, or one of our texts, decides what happens. */
const READS_A_SENTENCE = [
  /\b(?:error|failure|reason|cause|refusal|reply|responseStatus)\.message\s*[!=]==/g,
  /[!=]==\s*TEXTS\.|\bTEXTS\.\w+\s*[!=]==/g,
  /\b(?:error|failure|reason|cause|refusal|reply|responseStatus)\.message\.(?:includes|startsWith|endsWith|match|search|indexOf)\(/g,
  /\.test\((?:error|failure|reason|cause|refusal|reply|responseStatus)\.message\)/g,
];

test('no control flow depends on a sentence', () => {
  expectKept(
    (sources) => sources.flatMap((source) => findings(source, ...READS_A_SENTENCE)),
    {
      'web/a.ts':
        "if (error.message === 'No.') stop(reply.message); if (text !== TEXTS.gone) show(error.message);",
      'e2e/a.ts': "if (/gone/.test(cause.message) || failure.message.startsWith('No')) retry();",
    },
    [
      'web/a.ts: error.message ===',
      'web/a.ts: !== TEXTS.',
      'e2e/a.ts: failure.message.startsWith(',
      'e2e/a.ts: .test(cause.message)',
    ],
    {
      sources: sourcesIn('{contract,server,web,e2e,bench,scripts,packages}/**/*.{ts,tsx}').filter(
        ({ file }) => !/\.test\.tsx?$/.test(file),
      ),
    },
  );
});

test('errors are told apart by their class, not by its name', () => {
  expectKept(
    (sources) =>
      sources
        .filter(({ file }) => /^server\/(platform\/http|features|main\.ts)/.test(file))
        .flatMap((source) => findings(source, /\berror\.name\b/g)),
    { 'server/features/a.ts': "error.name === 'AbortError'", 'web/a.ts': "error.name === 'AbortError'" },
    ['server/features/a.ts: error.name'],
  );
});

test('each code is used by the server and declared by a call', () => {
  const declared = new Set<string>([
    ...endpoints.flatMap(codesOf),
    ...resumable.flatMap(({ refusals }) => refusals),
  ]);
  const server = product
    .filter(({ file }) => /^server\/(features|platform)\//.test(file))
    .map(({ text }) => text)
    .join('\n');
  const idle = (codes: readonly string[]) =>
    codes.filter((code) => !declared.has(code) || !server.includes(`'${code}'`));
  expect(idle(CODES)).toEqual([]);
  expect(idle(['planted.unused'])).toEqual(['planted.unused']);
});

test('each code is a noun of the product, a dot, and the problem', () => {
  expect(CODES.filter((code) => !/^(?:[a-z]+(?:-[a-z]+)*\.)?[a-z]+(?:-[a-z]+)*$/.test(code))).toEqual([]);
  expect(new Set(CODES).size).toBe(CODES.length);
});
