import { defineConfig } from 'vitest/config';
import { webCalls } from './scripts/web-calls.ts';

// A test's name determines its tier: CONTRIBUTING.md explains the names.
const TESTS = '{contract,server,web,e2e,scripts}/**';
const SLOW = '**/*.slow.test.{ts,tsx}';
const LONG = '**/*.long.test.{ts,tsx}';

/** The end of Playwright's log if no frame was drawn. For a button that moves or is covered, the log goes on. */
const UNDRAWN = /waiting for element to be visible, enabled and stable(?:\W+22m)?\s*$/;

const common = {
  environment: 'node',
  pool: 'forks',
  // Only stops tests that hang: a slow or busy machine must not fail a test.
  testTimeout: 900_000,
  hookTimeout: 900_000,
} as const;

function tests(name: string, include: string[], exclude: string[] = []) {
  // Files share their worker's process and database, which is opened once and emptied between files.
  const settings = {
    isolate: false,
    setupFiles: ['scripts/note-processor-time.ts'],
    expect: { poll: { timeout: 60_000 } },
  };
  return { plugins: [webCalls()], test: { ...common, ...settings, name, include, exclude } };
}

function journeys(name: string, include: string[], exclude: string[] = []) {
  const settings = {
    // A worker's files share one server and one browser: see e2e/harness/worker.ts.
    isolate: false,
    globalSetup: ['e2e/harness/first-start.ts'],
    setupFiles: ['e2e/harness/tell-pages.ts'],
    // More concurrent tests within a file would take processor time away from the other worker's interviews.
    maxConcurrency: 2,
    expect: { poll: { timeout: 120_000 } },
    // Very rarely, Chromium stops drawing a page for good, although the page still responds. A click then waits for a
    // frame until it times out, which says nothing about the product. Any other failure is not retried. A test on a
    // page that its whole file shares gets the same page again, and fails.
    retry: { count: 1, condition: UNDRAWN },
  };
  return { test: { ...common, ...settings, name, include, exclude } };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      tests('quick', [`${TESTS}/*.test.{ts,tsx}`], [SLOW, LONG]),
      tests('slow', [SLOW]),
      tests('long', [LONG]),
      // Run again on PostgreSQL.
      tests('engines', ['server/**/*.engines.test.ts', 'server/**/*.engines.slow.test.ts']),
      {
        test: {
          ...common,
          name: 'faults',
          include: ['faults/**/*.fault.ts'],
          // Each test starts the program and measures how long it takes to answer.
          fileParallelism: false,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      journeys('journeys-quick', ['e2e/**/*.quick.e2e.ts']),
      journeys('journeys', ['e2e/**/*.e2e.ts'], ['e2e/**/*.{quick,long}.e2e.ts']),
      journeys('journeys-long', ['e2e/**/*.long.e2e.ts']),
    ],
  },
});
