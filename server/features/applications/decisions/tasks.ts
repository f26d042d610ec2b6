import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Tells the candidates of a decision, once it cannot be undone any more. */
export const tellDecisionTask = defineTask({
  name: 'applications.tell-decision',
  payload: z.object({ decisionId: z.string() }),
  retryLimit: 12,
});
