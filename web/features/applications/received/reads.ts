import {
  getEmployerDashboard,
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getJobCards,
  getRejectedJobs,
} from '#web/api/calls.ts';

/** The reads that accepting or declining an application changes. */
export const APPLICATION_READS = [
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getApplicationByJobId,
  getEmployerDashboard,
  getRejectedJobs,
  getJobCards,
] as const;
