import {
  getApplicationByJobId,
  getApplicationHistory,
  getCompletedJobs,
  getEmployerDashboard,
  getJobCards,
  getMissedInterviews,
  getPerson,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getRejectedJobs,
  getReviewQueue,
  getWaitingDecisions,
} from '#web/api/calls.ts';

/** The reads that a decision on applications changes. */
export const DECISION_READS = [
  getApplicationHistory,
  getApplicationByJobId,
  getCompletedJobs,
  getEmployerDashboard,
  getJobCards,
  getMissedInterviews,
  getPerson,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getRejectedJobs,
  getReviewQueue,
  getWaitingDecisions,
] as const;
