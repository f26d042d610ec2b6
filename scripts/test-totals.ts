import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed: the file, the test, its error without the stack, six lines of it at most, and what the pages showed. */
  failures: string[];
  /** Each test that was run, with its file. */
  tests: { name: string; milliseconds: number }[];
}

export const NOTHING_RUN: Totals = { passed: 0, failed: 0, skipped: 0, failures: [], tests: [] };

/** What is read of the file of Vitest's JSON reporter. */
interface TestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: {
    fullName: string;
    status: string;
    duration?: number | null;
    meta?: { processorMs?: number; pages?: string };
    failureMessages?: string[] | null;
  }[];
}

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
  testResults: TestFile[];
}

/**
 * The counts in a file of Vitest's JSON reporter. A test file that cannot be loaded counts as one failed
 * test, and so does a run that failed without naming a test or wrote no results. A test that passed but took more
 * than `maxShare` of what all of them took of the processor counts as failed: a share is the same on a slower machine.
 */
export function readTotals(file: string, maxShare = 1): Totals {
  if (!existsSync(file)) return { ...NOTHING_RUN, failed: 1, failures: ['A run wrote no results.'] };
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const unloaded = results.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  );
  const failed = results.numFailedTests + unloaded.length;
  const tests = results.testResults.flatMap(testsOf);
  const maxMs = maxShare * tests.reduce((sum, { processorMs }) => sum + processorMs, 0);
  const overdue = tests.filter(({ isPassed, processorMs }) => isPassed && processorMs > maxMs);
  return {
    passed: results.numPassedTests - overdue.length,
    failed: (failed === 0 && !results.success ? 1 : failed) + overdue.length,
    skipped: results.numPendingTests + results.numTodoTests,
    failures: [
      ...results.testResults.flatMap(failuresOf),
      ...overdue.map(
        ({ name, processorMs }) =>
          `${name}: ${inSeconds(processorMs)} of the processor are too long for a quick test (${inSeconds(maxMs)} here), see CONTRIBUTING.md`,
      ),
    ],
    tests: tests.map(({ name, milliseconds }) => ({ name, milliseconds })),
  };
}

/** The tests that took longest, the longest first. */
export function slowest({ tests }: Totals, count: number): string[] {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${inSeconds(milliseconds)}  ${name}`);
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function testsOf({ name, assertionResults }: TestFile) {
  const file = path.relative(process.cwd(), name);
  return assertionResults.map(({ fullName, status, duration, meta }) => ({
    name: `${file} › ${fullName}`,
    milliseconds: duration ?? 0,
    processorMs: meta?.processorMs ?? 0,
    isPassed: status === 'passed',
  }));
}

function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
  const file = path.relative(process.cwd(), name);
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${reason(message)}`];
  return assertionResults
    .filter((each) => each.status === 'failed')
    .map(({ fullName, failureMessages, meta }) =>
      [`${file} › ${fullName}: ${reason(failureMessages?.[0])}`, meta?.pages ?? ''].join('\n').trimEnd(),
    );
}

const REASON_LINES = 6;

function reason(message = ''): string {
  const lines = message.split('\n');
  const stack = lines.findIndex((line) => /^ +at /.test(line));
  return lines
    .slice(0, stack === -1 ? lines.length : stack)
    .slice(0, REASON_LINES)
    .join('\n');
}

export function addTotals(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
    tests: [...one.tests, ...other.tests],
  };
}

/** The last line of `npm test`. Programs read the counts from it: keep its wording. */
export function closingLine({
  passed,
  failed,
  skipped,
}: Pick<Totals, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
