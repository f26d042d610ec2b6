import {
  getEmployerDashboard,
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getJobCards,
  getRejectedJobs,
} from '#web/api/calls.ts';

/** The reads affected by accepting or declining an application. */
export const APPLICATION_READS = [
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getApplicationByJobId,
  getEmployerDashboard,
  getRejectedJobs,
  getJobCards,
] as const;
