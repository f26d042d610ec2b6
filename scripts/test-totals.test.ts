import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTotals, closingLine, readTotals } from './test-totals.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'roundone-totals-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function totalsOf(results: object) {
  const file = path.join(directory, 'results.json');
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  writeFileSync(file, JSON.stringify({ ...none, success: true, ...results }));
  return readTotals(file);
}

test('counts passed, failed, skipped and planned tests', () => {
  expect(
    totalsOf({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3, success: false }),
  ).toEqual({ passed: 5, failed: 2, skipped: 4 });
});

test('a test file that cannot be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(totalsOf({ numPassedTests: 1, success: false, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('a run that fails outside any test, or dies before it writes results, is a failure', () => {
  expect(totalsOf({ numPassedTests: 3, success: false })).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(readTotals(path.join(directory, 'never-written.json'))).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('the closing line names skipped tests only if there are any', () => {
  const sum = addTotals({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });
  expect(closingLine(sum)).toBe('3 passed, 1 failed');
  expect(closingLine({ ...sum, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
