import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

export const matchCriteriaTask = defineTask({
  name: 'applications.match-criteria',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: 3,
});
