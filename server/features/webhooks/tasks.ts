import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/**
 * One attempt at a delivery. The next attempt is scheduled in the database, so a failed task needs no retry of its own.
 */
export const deliverTask = defineTask({
  name: 'webhooks.deliver',
  // A receiver may take ten seconds.
  isLong: true,
  payload: z.object({ deliveryId: z.string() }),
  retryLimit: 2,
  expireInSeconds: 60,
});

/** Looks for due deliveries. Queued every minute. */
export const deliverDueTask = defineTask({
  name: 'webhooks.deliver-due',
  payload: z.object({}),
  retryLimit: 1,
});
