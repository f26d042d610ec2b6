import {
  getEmployerDashboard,
  getCreateJobPreview,
  getJobById,
  getJobCards,
  deletedJobs,
  draftedJobs,
} from '#web/api/calls.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useRefresh } from '#web/api/hooks.ts';

/** The reads affected by any change to a job. */
export const JOB_READS = [
  getJobCards,
  draftedJobs,
  deletedJobs,
  getJobById,
  getCreateJobPreview,
  getEmployerDashboard,
];

/** Reads jobs again after a refusal caused by a colleague's change. */
export function useRefreshIfChanged(): (error: ApiError) => void {
  const refresh = useRefresh();
  return ({ code }) => {
    if (code === 'job.changed-meanwhile') void refresh(...JOB_READS);
  };
}
