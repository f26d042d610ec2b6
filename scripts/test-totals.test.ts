import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTotals, closingLine, NOTHING_RUN, readTotals, slowest } from './test-totals.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'roundone-totals-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function totalsOf(results: object, maxShare?: number) {
  const file = path.join(directory, 'results.json');
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  writeFileSync(file, JSON.stringify({ ...none, success: true, ...results }));
  return readTotals(file, maxShare);
}

test('a test file that cannot be loaded counts as a failure, and is named', () => {
  const testResults = [
    {
      name: path.resolve('server/a.test.ts'),
      status: 'failed',
      message: 'No such import\n  at line 3',
      assertionResults: [],
    },
    {
      name: path.resolve('server/b.test.ts'),
      status: 'passed',
      assertionResults: [{ fullName: 'adds', status: 'passed', failureMessages: [] }],
    },
  ];
  expect(totalsOf({ numPassedTests: 1, success: false, testResults })).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['server/a.test.ts: No such import'],
  });
});

test('each failed test is named with its error, without the stack and not at length, and what its pages showed', () => {
  const assertionResults = [
    { fullName: 'the list holds', status: 'passed', failureMessages: [] },
    {
      fullName: 'the list is sorted',
      status: 'failed',
      failureMessages: ['Error: not accessible:\nlabel: no label\n    <input>\n4\n5\n6\n7\n    at a'],
      meta: { pages: '── /list\nNothing here' },
    },
  ];
  const testResults = [{ name: path.resolve('e2e/list.e2e.ts'), status: 'failed', assertionResults }];
  const run = totalsOf({ numPassedTests: 1, numFailedTests: 1, success: false, testResults });
  const sum = addTotals(run, { ...NOTHING_RUN, passed: 1, failed: 1, failures: ['another'] });
  expect(sum.failures).toEqual([
    'e2e/list.e2e.ts › the list is sorted: Error: not accessible:\nlabel: no label\n    <input>\n4\n5\n6\n── /list\nNothing here',
    'another',
  ]);
});

test('a run that fails outside any test, or dies before it writes results, is a failure', () => {
  expect(totalsOf({ numPassedTests: 3, success: false })).toMatchObject({ passed: 3, failed: 1, skipped: 0 });
  expect(readTotals(path.join(directory, 'never-written.json'))).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['A run wrote no results.'],
    tests: [],
  });
});

test('the closing line names skipped tests only if there are any', () => {
  const sum = { passed: 3, failed: 1, skipped: 0 };
  expect(closingLine(sum)).toBe('3 passed, 1 failed');
  expect(closingLine({ ...sum, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('a test that passes but takes too long is a failure, and the slowest are named', () => {
  const assertionResults = [
    { fullName: 'waits for others', status: 'passed', duration: 30_000, meta: { processorMs: 900 } },
    { fullName: 'is slow', status: 'passed', duration: 10_500, meta: { processorMs: 10_240 } },
    { fullName: 'is left out', status: 'pending' },
  ];
  const testResults = [{ name: path.resolve('server/a.test.ts'), status: 'passed', assertionResults }];
  const run = totalsOf({ numPassedTests: 2, numPendingTests: 1, testResults }, 0.5);
  expect(run).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(run.failures).toEqual([
    'server/a.test.ts › is slow: 10.2 s of the processor are too long for a quick test (5.6 s here), see CONTRIBUTING.md',
  ]);
  expect(slowest(run, 2)).toEqual([
    '30.0 s  server/a.test.ts › waits for others',
    '10.5 s  server/a.test.ts › is slow',
  ]);
});
