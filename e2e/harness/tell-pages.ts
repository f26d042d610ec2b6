import { afterEach } from 'vitest';
import { tellOpenPages } from './browser.ts';

// A failure says which wait failed. Why it failed is on the page, which nobody sees afterwards.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(`When "${task.name}" failed:\n${await tellOpenPages()}`);
});
