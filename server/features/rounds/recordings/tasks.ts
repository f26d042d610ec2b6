import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

const payload = z.object({ recordingId: z.string() });

/** Joins what was uploaded into one file that browsers play. */
export const prepareRecordingTask = defineTask({
  name: 'rounds.prepare-recording',
  queue: 'speech',
  isLong: true,
  payload,
  // Long enough for the largest recording on a slow disk.
  expireInSeconds: 3_600,
});

/** Transcribes it. What was heard is kept at once, so that another try goes on from there. */
export const hearRecordingTask = defineTask({
  name: 'rounds.hear-recording',
  queue: 'speech',
  isLong: true,
  payload,
  expireInSeconds: 4 * 3_600,
});
