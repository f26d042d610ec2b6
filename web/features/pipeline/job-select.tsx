import { Select } from '@mantine/core';
import { getReceivedApplications } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useFinishedJobs } from '#web/features/applications/received/finished-jobs.ts';

export interface JobSelectProps {
  jobId: string;
  onChange: (jobId: string) => void;
  /** The choice of no job in particular. */
  all?: string;
}

/** The jobs that have finished interviews. A job of the address is a choice too, wherever it is in the list. */
export function JobSelect({ jobId, onChange, all }: JobSelectProps) {
  const list = useFinishedJobs();
  const isListed = jobId === '' || list.data?.some((job) => job.jobId === jobId) === true;
  const own = useRead(
    getReceivedApplications,
    { applicationType: 'COMPLETED', jobId },
    { enabled: list.data !== undefined && !isListed },
  );
  const jobs = [...(list.data ?? []), ...(isListed ? [] : (own.data ?? []))];
  return (
    <Select
      aria-label="Job"
      placeholder={all ?? 'Choose a job'}
      searchable
      clearable={all !== undefined}
      nothingFoundMessage="No job with this name has finished interviews."
      data={jobs.map((job) => ({ value: job.jobId, label: `${job.role} (${job.alternateJobId})` }))}
      value={jobId === '' ? null : jobId}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
