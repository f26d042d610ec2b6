import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

export const transcribeTask = defineTask({
  name: 'interviews.transcribe',
  payload: z.object({ answerId: z.string() }),
  retryLimit: 4,
});

export const makePlayableTask = defineTask({
  name: 'interviews.make-playable',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: 3,
});

/** Performed by the feedback feature, which comes after this one. */
export const makeReportTask = defineTask({
  name: 'interviews.make-report',
  payload: z.object({ applicationId: z.string() }),
  retryLimit: 4,
});
