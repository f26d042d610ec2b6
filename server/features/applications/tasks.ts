import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

export const matchCriteriaTask = defineTask({
  name: 'applications.match-criteria',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: 5,
});

/** Closes applications whose interview was never taken. Runs every few minutes. */
export const markNoShowsTask = defineTask({
  name: 'applications.mark-no-shows',
  payload: z.object({}),
  retryLimit: 1,
});

/** Sends the daily emails about new applications that are due. Runs every quarter of an hour. */
export const digestTask = defineTask({
  name: 'applications.digest',
  payload: z.object({}),
  retryLimit: 1,
});

/** Sends due emails about windows of interviews. Runs every few minutes. */
export const remindTask = defineTask({
  name: 'applications.remind',
  payload: z.object({}),
  retryLimit: 1,
});
