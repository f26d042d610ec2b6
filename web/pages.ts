import type { ComponentType } from 'react';
import type { Audience } from '#contract/endpoint.ts';
import { PATHS } from '#contract/paths.ts';

export interface Page {
  path: string;
  /** Loaded when the page is opened. So the browser gets a separate file for each page. */
  load: () => Promise<{ default: ComponentType }>;
  audiences: readonly Audience[];
  /** The route also matches longer paths. */
  notExact?: boolean;
  /** These audiences see the page without header and footer. */
  bareFor?: readonly Audience[];
}

const visitor: readonly Audience[] = ['visitor'];
const candidate: readonly Audience[] = ['candidate'];
const employer: readonly Audience[] = ['employer'];
const signedIn: readonly Audience[] = ['candidate', 'employer'];
const everyone: readonly Audience[] = ['visitor', 'candidate', 'employer'];

/**
 * A page that a mailed link opens can end the login of this browser, or the login may have ended before. The
 * header would read data with that login and lead the person away too early, so these pages have no header.
 */
const openedByLink = { audiences: everyone, notExact: true, bareFor: signedIn };

/**
 * Every screen of the web client. The server sends the public pages as HTML (web/public-pages). A new screen needs
 * one line here, its path in the contract, and one file.
 * The build reads this list too, to load the files of a page together with the page (scripts/page-files.ts).
 */
export const PAGES: readonly Page[] = [
  {
    path: PATHS.unsubscribe,
    load: () => import('./features/notices/unsubscribe-page.tsx'),
    audiences: everyone,
  },

  { path: PATHS.login, load: () => import('./features/accounts/login-page.tsx'), audiences: visitor },
  { path: PATHS.register, load: () => import('./features/accounts/register-page.tsx'), audiences: visitor },
  {
    path: PATHS.verifyEmail,
    load: () => import('./features/accounts/verify-email-page.tsx'),
    audiences: everyone,
    notExact: true,
  },
  {
    path: PATHS.resetPassword,
    load: () => import('./features/accounts/reset-password-page.tsx'),
    ...openedByLink,
  },
  {
    path: PATHS.confirmEmail,
    load: () => import('./features/accounts/confirm-email-page.tsx'),
    ...openedByLink,
  },
  {
    path: PATHS.undoEmailChange,
    load: () => import('./features/accounts/undo-email-change-page.tsx'),
    ...openedByLink,
  },
  {
    path: PATHS.invitation,
    load: () => import('./features/companies/invitation-page.tsx'),
    ...openedByLink,
  },
  {
    path: PATHS.jobInvitation,
    load: () => import('./features/applications/job-invitation-page.tsx'),
    audiences: everyone,
  },
  {
    path: PATHS.stopInvitations,
    load: () => import('./features/applications/stop-invitations-page.tsx'),
    audiences: everyone,
  },

  {
    path: PATHS.signOn,
    load: () => import('./features/accounts/sign-on-page.tsx'),
    audiences: everyone,
    bareFor: signedIn,
  },

  {
    path: PATHS.candidateDashboard,
    load: () => import('./features/dashboards/candidate-dashboard-page.tsx'),
    audiences: candidate,
  },
  {
    path: PATHS.candidateProfile,
    load: () => import('./features/candidates/candidate-profile-page.tsx'),
    audiences: candidate,
  },
  {
    path: PATHS.openJobs,
    load: () => import('./features/applications/open-jobs-page.tsx'),
    audiences: candidate,
  },
  {
    path: PATHS.appliedJobs,
    load: () => import('./features/applications/applied-jobs-page.tsx'),
    audiences: candidate,
    notExact: true,
  },
  {
    path: PATHS.scheduledInterviews,
    load: () => import('./features/interviews/scheduled-interviews-page.tsx'),
    audiences: candidate,
    notExact: true,
  },
  {
    path: PATHS.startInterview,
    load: () => import('./features/interviews/start-interview-page.tsx'),
    audiences: candidate,
    notExact: true,
    bareFor: candidate,
  },
  {
    path: PATHS.practiceInterview,
    load: () => import('./features/practice/practice-page.tsx'),
    audiences: candidate,
  },

  {
    path: PATHS.employerDashboard,
    load: () => import('./features/dashboards/employer-dashboard-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.employerProfile,
    load: () => import('./features/employers/employer-profile-page.tsx'),
    audiences: employer,
  },
  { path: PATHS.createJob, load: () => import('./features/jobs/create-job-page.tsx'), audiences: employer },
  { path: PATHS.updateJob, load: () => import('./features/jobs/create-job-page.tsx'), audiences: employer },
  {
    path: PATHS.employerJobs,
    load: () => import('./features/jobs/employer-jobs-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.deletedJobs,
    load: () => import('./features/jobs/deleted-jobs-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.draftedJobs,
    load: () => import('./features/jobs/drafted-jobs-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.jobTemplates,
    load: () => import('./features/jobs/job-templates-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.candidateInvitations,
    load: () => import('./features/applications/candidate-invitations-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.applicationReceived,
    load: () => import('./features/applicants/application-received-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.interviewScheduled,
    load: () => import('./features/interviews/interview-scheduled-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.completedInterviews,
    load: () => import('./features/interviews/completed-interviews-page.tsx'),
    audiences: employer,
    notExact: true,
  },
  {
    path: PATHS.interviewTrouble,
    load: () => import('./features/interviews/trouble/trouble-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.candidateDetailProfile,
    load: () => import('./features/candidates/candidate-detail-profile-page.tsx'),
    audiences: employer,
    notExact: true,
  },
  {
    path: PATHS.reviewQueue,
    load: () => import('./features/pipeline/review-queue-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.compare,
    load: () => import('./features/pipeline/compare-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.questionReview,
    load: () => import('./features/pipeline/question-review-page.tsx'),
    audiences: employer,
  },

  {
    path: PATHS.applicants,
    load: () => import('./features/pipeline/applicants-page.tsx'),
    audiences: employer,
    notExact: true,
  },
  {
    path: PATHS.insights,
    load: () => import('./features/pipeline/insights-page.tsx'),
    audiences: employer,
  },

  {
    path: PATHS.companySignOn,
    load: () => import('./features/companies/sign-on-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyMembers,
    load: () => import('./features/companies/members-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyWebhooks,
    load: () => import('./features/companies/webhooks-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyTokens,
    load: () => import('./features/companies/tokens-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyProfile,
    load: () => import('./features/companies/profile-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyMails,
    load: () => import('./features/companies/mails-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyDecisions,
    load: () => import('./features/companies/decisions-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyDeletions,
    load: () => import('./features/privacy/deletion-requests-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyRetention,
    load: () => import('./features/companies/retention-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyFairness,
    load: () => import('./features/privacy/fairness-page.tsx'),
    audiences: employer,
  },

  {
    path: PATHS.companyOpenings,
    load: () => import('./features/privacy/company-openings-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.companyHistory,
    load: () => import('./features/companies/history-page.tsx'),
    audiences: employer,
  },

  {
    path: PATHS.operatorPeople,
    load: () => import('./features/operator/people-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.operatorCompanies,
    load: () => import('./features/operator/companies-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.operatorJobs,
    load: () => import('./features/operator/jobs-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.operatorTasks,
    load: () => import('./features/operator/tasks-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.operatorMails,
    load: () => import('./features/operator/mails-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.operatorStorage,
    load: () => import('./features/operator/storage-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.operatorNotice,
    load: () => import('./features/operator/notice-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.operatorEvents,
    load: () => import('./features/operator/events-page.tsx'),
    audiences: signedIn,
  },

  {
    path: PATHS.jobDescription,
    load: () => import('./features/applications/job-description-page.tsx'),
    audiences: signedIn,
  },
  { path: PATHS.account, load: () => import('./features/accounts/account-page.tsx'), audiences: signedIn },
  {
    path: PATHS.myPrivacy,
    load: () => import('./features/privacy/my-privacy-page.tsx'),
    audiences: candidate,
  },
  {
    path: PATHS.mailPreferences,
    load: () => import('./features/notices/mail-preferences-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.guest,
    load: () => import('./features/feedback/guest-page.tsx'),
    audiences: everyone,
    notExact: true,
    bareFor: everyone,
  },
  {
    path: PATHS.receipt,
    load: () => import('./features/privacy/receipt-page.tsx'),
    audiences: everyone,
  },
  {
    path: PATHS.report,
    load: () => import('./features/feedback/feedback-page.tsx'),
    audiences: everyone,
    notExact: true,
    bareFor: visitor,
  },
];

/** The pattern of the page's addresses. */
export const patternOf = (page: Page): string => (page.notExact ? `${page.path}/*` : page.path);
