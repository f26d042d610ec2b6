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

/** The reads affected by a decision on applications. */
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
