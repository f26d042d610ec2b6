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
  /** Shown if there are none. */
  empty: { text: string; next: ReactNode };
  /** How many rows of interviews the loading state shows. */
  rows: number;
  children: (jobId: string, job: JobWithApplications | undefined) => ReactNode;
}

/** The jobs with interviews of one kind, and the interviews of the selected job. */
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
