import { getEmployerDashboard } from '#contract/employer.ts';
import { deletedJobs, draftedJobs, getCreateJobPreview, getJobById, getPostedJobs } from '#contract/jobs.ts';

/** Reads that change with any change of a job. */
export const JOB_READS = [
  getPostedJobs,
  draftedJobs,
  deletedJobs,
  getJobById,
  getCreateJobPreview,
  getEmployerDashboard,
];
