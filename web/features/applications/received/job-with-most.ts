import type { getReceivedApplications } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

type Job = OutputOf<typeof getReceivedApplications>[number];

/** Where there is most to do; the first of several that have as much. */
export const jobWithMost = (jobs: readonly Job[]): Job | undefined =>
  jobs.reduce<Job | undefined>(
    (most, job) => (most && most.applicationReceived >= job.applicationReceived ? most : job),
    undefined,
  );
