import {
  getEmployerDashboard,
  getCreateJobPreview,
  getJobById,
  getJobCards,
  deletedJobs,
  draftedJobs,
} from '#web/api/calls.ts';

/** Reads that change with any change of a job. */
export const JOB_READS = [
  getJobCards,
  draftedJobs,
  deletedJobs,
  getJobById,
  getCreateJobPreview,
  getEmployerDashboard,
];
