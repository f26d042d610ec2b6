import {
  getEmployerDashboard,
  getCreateJobPreview,
  getJobById,
  getPostedJobs,
  deletedJobs,
  draftedJobs,
} from '#web/api/calls.ts';

/** Reads that change with any change of a job. */
export const JOB_READS = [
  getPostedJobs,
  draftedJobs,
  deletedJobs,
  getJobById,
  getCreateJobPreview,
  getEmployerDashboard,
];
