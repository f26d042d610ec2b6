import {
  getEmployerDashboard,
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getPostedJobs,
  getRejectedJobs,
} from '#web/api/calls.ts';

/** The reads that accepting or declining an application changes. */
export const APPLICATION_READS = [
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getApplicationByJobId,
  getEmployerDashboard,
  getRejectedJobs,
  getPostedJobs,
] as const;
