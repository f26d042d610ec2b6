import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

export const matchCriteriaTask = defineTask({
  name: 'applications.match-criteria',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: 3,
});

/** Looks for interviews to remind of; performed every few minutes. */
export const remindTask = defineTask({
  name: 'applications.remind',
  payload: z.object({}),
  retryLimit: 1,
});
