import { getReceivedApplications } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';

type Job = OutputOf<typeof getReceivedApplications>[number];

const MOST = 100;

/** The jobs that have finished interviews. */
export const useFinishedJobs = () =>
  useRead(getReceivedApplications, { applicationType: 'COMPLETED', limit: MOST });

/** Where there is most to do; the first of several that have as much. */
export const jobWithMost = (jobs: readonly Job[]): Job | undefined =>
  jobs.reduce<Job | undefined>(
    (most, job) => (most && most.applicationReceived >= job.applicationReceived ? most : job),
    undefined,
  );
