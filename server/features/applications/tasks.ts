import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

export const matchCriteriaTask = defineTask({
  name: 'applications.match-criteria',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: 3,
});

/** Closes applications whose interview was never taken; runs every few minutes. */
export const markNoShowsTask = defineTask({
  name: 'applications.mark-no-shows',
  payload: z.object({}),
  retryLimit: 1,
});

/** Sends due reminders; runs every few minutes. */
export const remindTask = defineTask({
  name: 'applications.remind',
  payload: z.object({}),
  retryLimit: 1,
});
