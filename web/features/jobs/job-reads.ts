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

/** Reads that change with any change of a job. */
export const JOB_READS = [
  getJobCards,
  draftedJobs,
  deletedJobs,
  getJobById,
  getCreateJobPreview,
  getEmployerDashboard,
];

/** Reads jobs again after a refusal that says that a colleague has changed one of them. */
export function useRefreshIfChanged(): (error: ApiError) => void {
  const refresh = useRefresh();
  return ({ code }) => {
    if (code === 'job.changed-meanwhile') void refresh(...JOB_READS);
  };
}
