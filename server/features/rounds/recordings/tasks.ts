import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

const payload = z.object({ recordingId: z.string() });

/** Joins the uploaded pieces into one file that browsers can play. */
export const prepareRecordingTask = defineTask({
  name: 'rounds.prepare-recording',
  queue: 'speech',
  isLong: true,
  payload,
  // Long enough for the largest recording on a slow disk.
  expireInSeconds: 3_600,
});

/** Transcribes it. Each result is stored at once, so that a retry continues from there. */
export const hearRecordingTask = defineTask({
  name: 'rounds.hear-recording',
  queue: 'speech',
  isLong: true,
  payload,
  expireInSeconds: 4 * 3_600,
});
