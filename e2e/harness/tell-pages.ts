import { afterEach } from 'vitest';
import { tellOpenPages } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the open pages showed when the test failed. */
    pages?: string;
  }
}

// A failure says which wait failed. The reason is on the page, which is gone afterwards.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  task.meta.pages = await tellOpenPages();
  console.error(`When "${task.name}" failed:\n${task.meta.pages}`);
});
