import { Suspense, type ReactNode } from 'react';
import {
  JobPicker,
  useJobsWithApplications,
  type JobWithApplications,
} from '#web/features/applications/received/job-picker.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadErrorModal } from './load-error-modal.tsx';

export interface JobsWithInterviewsProps {
  status: 'SCHEDULED' | 'COMPLETED';
  label: string;
  countLabel: string;
  /** What is said where there are none. */
  empty: { text: string; next: ReactNode };
  /** How many rows of interviews are waited for. */
  rows: number;
  children: (jobId: string, job: JobWithApplications | undefined) => ReactNode;
}

/** The jobs that have interviews of a kind, and those of the chosen one. */
export function JobsWithInterviews({ status, empty, rows, children, ...labels }: JobsWithInterviewsProps) {
  const query = useJobsWithApplications(status);
  return (
    <>
      <LoadErrorModal error={query.error} />
      <Read
        query={query}
        waiting={<Loading shape="picker" rows={6} />}
        empty={{ when: (data) => data.items.length === 0, ...empty }}
      >
        {(data) => (
          <JobPicker {...labels} applicationType={status} jobs={data.items} query={query}>
            {(jobId, job) => (
              <Suspense fallback={<Loading shape="table" rows={rows} />}>{children(jobId, job)}</Suspense>
            )}
          </JobPicker>
        )}
      </Read>
    </>
  );
}
