import { useState } from 'react';
import { getJobById } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import type { ReadState } from '#web/ui/read.tsx';

/**
 * The job that was selected from a list. A job that the list does not contain, for example from a link, is
 * read separately. A job that has left the list stays visible until that read is finished.
 */
export function useSelectedJob(jobId: string, listed: Job | undefined): ReadState<Job> {
  const query = useRead(getJobById, { jobId }, { enabled: listed === undefined });
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  if (listed !== undefined) return { ...query, data: listed, error: null };
  const before = last?.id === jobId && query.error === null ? last : undefined;
  return { ...query, data: query.data ?? before };
}
