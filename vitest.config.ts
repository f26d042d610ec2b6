import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,e2e,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Files share their worker's process and one embedded database in it.
          // It is opened once and emptied between files.
          pool: 'forks',
          isolate: false,
          // Only for what hangs. A machine may be slow, and other work on it must not fail a test.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.fault.ts'],
          environment: 'node',
          pool: 'forks',
          // Each starts the program, and measures how long it takes to answer.
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/harness/first-start.ts'],
          setupFiles: ['e2e/harness/tell-pages.ts'],
          environment: 'node',
          // npm test runs more of them at a time: scripts/test.ts.
          pool: 'forks',
          // The files of a worker share one server and one browser: see e2e/harness/worker.ts.
          isolate: false,
          // Longer than any single wait, so that a failure names the wait that failed. A machine may be slow.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          // Concurrent tests within one file. More would take
          // processor time from the other worker's interviews.
          maxConcurrency: 2,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
