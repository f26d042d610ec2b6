import type { getReceivedApplications } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

type Job = OutputOf<typeof getReceivedApplications>[number];

/** The job with the most to do. The first one if several have the same number. */
export const jobWithMost = (jobs: readonly Job[]): Job | undefined =>
  jobs.reduce<Job | undefined>(
    (most, job) => (most && most.applicationReceived >= job.applicationReceived ? most : job),
    undefined,
  );
