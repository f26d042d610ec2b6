import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/**
 * An interview cannot be taken again. Therefore its tasks must survive a process that is killed many times,
 * and a disk that is full for some hours. A killed try counts like a failed one.
 */
const RETRIES = 20;

export const transcribeTask = defineTask({
  name: 'interviews.transcribe',
  payload: z.object({ answerId: z.string() }),
  retryLimit: RETRIES,
});

export const makePlayableTask = defineTask({
  name: 'interviews.make-playable',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: RETRIES,
  // Long enough for the largest possible video on a slow disk.
  expireInSeconds: 3_600,
});

/** Handled by the feedback feature, which comes after this one. */
export const makeReportTask = defineTask({
  name: 'interviews.make-report',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: RETRIES,
});
