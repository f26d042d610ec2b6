import { getEmployerDashboard, getRejectedJobs } from '#contract/employer.ts';
import {
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
} from '#contract/interview.ts';
import { getPostedJobs } from '#contract/jobs.ts';

/** The reads that accepting or declining an application changes. */
export const APPLICATION_READS = [
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getApplicationByJobId,
  getEmployerDashboard,
  getRejectedJobs,
  getPostedJobs,
] as const;
