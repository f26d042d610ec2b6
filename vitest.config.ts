import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,e2e,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Files share their worker's process, and with it one embedded database, opened once and emptied between them.
          pool: 'forks',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          environment: 'node',
          // Journeys wait more than they work: two at a time are almost twice as quick.
          pool: 'forks',
          // The files of a worker share one server and one browser: see e2e/harness/worker.ts.
          isolate: false,
          // Longer than any single wait, so that a failure names what did not come. A machine may be slow.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Of one file's tests that wait more than they work. More would take the processor from interviews of the other worker.
          maxConcurrency: 2,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
