import { useState } from 'react';
import { getJobById } from '#contract/jobs.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import type { ReadState } from '#web/ui/read.tsx';

/**
 * The job that was picked from a list. One that the list does not hold, from a link say, is read by itself; one that
 * leaves the list is shown as it was until that is done.
 */
export function useSelectedJob(jobId: string, listed: Job | undefined): ReadState<Job> {
  const query = useRead(getJobById, { jobId }, { enabled: listed === undefined });
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  if (listed !== undefined) return { ...query, data: listed, error: null };
  const before = last?.id === jobId && query.error === null ? last : undefined;
  return { ...query, data: query.data ?? before };
}
