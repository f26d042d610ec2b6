import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The test's processor time in milliseconds. It does not include other work on the machine. */
    processorMs?: number;
  }
}

let before = process.cpuUsage();
beforeEach(() => {
  before = process.cpuUsage();
});
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before);
  task.meta.processorMs = (user + system) / 1000;
});
