import { getCompletedJobs, getMissedInterviews, getReviewQueue } from '#web/api/calls.ts';
import { APPLICATION_READS } from '#web/features/applications/received/reads.ts';

/** The reads that change when an application goes to another stage or is closed. */
export const PLACE_READS = [
  ...APPLICATION_READS,
  getCompletedJobs,
  getMissedInterviews,
  getReviewQueue,
] as const;
