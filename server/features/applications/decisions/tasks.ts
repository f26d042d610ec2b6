import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Tells the candidates about a decision once it can no longer be undone. */
export const tellDecisionTask = defineTask({
  name: 'applications.tell-decision',
  payload: z.object({ decisionId: z.string() }),
  retryLimit: 12,
});
