import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

const attempt = z.object({ applicationId: z.string(), attempt: z.int().min(1) });

/**
 * No one should have to take an interview again. Its tasks must therefore survive a process that is killed many times,
 * and a disk that is full for some hours. A killed try counts as failed.
 */
const RETRIES = 22;

export const transcribeTask = defineTask({
  name: 'interviews.transcribe',
  queue: 'speech',
  payload: z.object({ answerId: z.string() }),
  retryLimit: RETRIES,
});

/** Keeps what a page recorded of an answer but did not send. */
export const keepBrokenTask = defineTask({
  name: 'interviews.keep-broken',
  payload: attempt,
  retryLimit: RETRIES,
});

export const makePlayableTask = defineTask({
  name: 'interviews.make-playable',
  queue: 'speech',
  isLong: true,
  payload: attempt,
  retryLimit: RETRIES,
  // Long enough for the largest possible video on a slow disk.
  expireInSeconds: 3_600,
});

/** Handled by the feedback feature, which is loaded after this one. */
export const makeReportTask = defineTask({
  name: 'interviews.make-report',
  queue: 'speech',
  payload: attempt,
  retryLimit: RETRIES,
});
