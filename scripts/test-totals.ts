import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/**
 * The counts in a file of Vitest's JSON reporter. A test file that cannot be loaded counts as one failed
 * test, and so does a run that failed without naming a test or wrote no results.
 */
export function readTotals(file: string): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const results = vitestResults.parse(JSON.parse(readFileSync(file, 'utf8')));
  const unloaded = results.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  );
  const failed = results.numFailedTests + unloaded.length;
  return {
    passed: results.numPassedTests,
    failed: failed === 0 && !results.success ? 1 : failed,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

export function addTotals(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The last line of `npm test`. Programs read the counts from it: keep its wording. */
export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
