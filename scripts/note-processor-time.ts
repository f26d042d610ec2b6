import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test took of the processor, in milliseconds: other work on the machine takes none of it. */
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
