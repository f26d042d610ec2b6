import type { ComponentType } from 'react';
import type { Audience } from '#contract/shared/audience.ts';
import { PATHS } from '#contract/shared/paths.ts';

export interface Page {
  path: string;
  /** Loaded when the page is opened, so that each page is a separate file for the browser. */
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
 * A page opened by an emailed link can end this browser's login, or the login may have ended earlier. A header would
 * read data with that login and redirect the person too early, so these pages have none.
 */
const openedByLink = { audiences: everyone, notExact: true, bareFor: signedIn };

/** Pages that differ only in their path and file. */
const alike = (shared: Omit<Page, 'path' | 'load'>, pages: Record<string, Page['load']>): Page[] =>
  Object.entries(pages).map(([path, load]) => ({ path, load, ...shared }));

/**
 * Every screen of the web client. The server sends the public pages as HTML (web/public-pages). A new screen needs one
 * line here, its path in the contract, and one file. The build also reads this list, to load a page's files together
 * with the page (scripts/page-files.ts).
 */
export const PAGES: readonly Page[] = [
  ...alike(
    { audiences: everyone },
    {
      [PATHS.unsubscribe]: () => import('./features/notices/unsubscribe-page.tsx'),
      [PATHS.jobInvitation]: () => import('./features/applications/job-invitation-page.tsx'),
      [PATHS.offer]: () => import('./features/offers/offer-page.tsx'),
      [PATHS.stopInvitations]: () => import('./features/applications/stop-invitations-page.tsx'),
      [PATHS.jobAlert]: () => import('./features/job-alerts/job-alert-page.tsx'),
      [PATHS.receipt]: () => import('./features/privacy/receipt-page.tsx'),
    },
  ),
  ...alike(
    { audiences: visitor },
    {
      [PATHS.login]: () => import('./features/accounts/login-page.tsx'),
      [PATHS.register]: () => import('./features/accounts/register-page.tsx'),
    },
  ),
  ...alike(
    { audiences: everyone, notExact: true },
    {
      [PATHS.verifyEmail]: () => import('./features/accounts/verify-email-page.tsx'),
    },
  ),
  ...alike(openedByLink, {
    [PATHS.resetPassword]: () => import('./features/accounts/reset-password-page.tsx'),
    [PATHS.confirmEmail]: () => import('./features/accounts/confirm-email-page.tsx'),
    [PATHS.undoEmailChange]: () => import('./features/accounts/undo-email-change-page.tsx'),
    [PATHS.invitation]: () => import('./features/companies/invitation-page.tsx'),
  }),
  ...alike(
    { audiences: everyone, bareFor: signedIn },
    {
      [PATHS.signOn]: () => import('./features/accounts/sign-on-page.tsx'),
    },
  ),
  ...alike(
    { audiences: candidate },
    {
      [PATHS.candidateDashboard]: () => import('./features/dashboards/candidate-dashboard-page.tsx'),
      [PATHS.candidateProfile]: () => import('./features/candidates/candidate-profile-page.tsx'),
      [PATHS.openJobs]: () => import('./features/applications/open-jobs-page.tsx'),
      [PATHS.practiceInterview]: () => import('./features/practice/practice-page.tsx'),
      [PATHS.myPrivacy]: () => import('./features/privacy/my-privacy-page.tsx'),
    },
  ),
  ...alike(
    { audiences: candidate, notExact: true },
    {
      [PATHS.appliedJobs]: () => import('./features/applications/applied-jobs-page.tsx'),
      [PATHS.scheduledInterviews]: () => import('./features/interviews/scheduled-interviews-page.tsx'),
    },
  ),
  ...alike(
    { audiences: candidate, notExact: true, bareFor: candidate },
    {
      [PATHS.startInterview]: () => import('./features/interviews/start-interview-page.tsx'),
    },
  ),
  ...alike(
    { audiences: employer },
    {
      [PATHS.employerDashboard]: () => import('./features/dashboards/employer-dashboard-page.tsx'),
      [PATHS.hiring]: () => import('./features/pipeline/hiring-page.tsx'),
      [PATHS.myRounds]: () => import('./features/rounds/my-rounds-page.tsx'),
      [PATHS.employerProfile]: () => import('./features/employers/employer-profile-page.tsx'),
      [PATHS.firstJob]: () => import('./features/jobs/first-job/first-job-page.tsx'),
      [PATHS.previewJob]: () => import('./features/practice/preview/preview-job-page.tsx'),
      [PATHS.createJob]: () => import('./features/jobs/create-job-page.tsx'),
      [PATHS.updateJob]: () => import('./features/jobs/create-job-page.tsx'),
      [PATHS.employerJobs]: () => import('./features/jobs/employer-jobs-page.tsx'),
      [PATHS.deletedJobs]: () => import('./features/jobs/deleted-jobs-page.tsx'),
      [PATHS.draftedJobs]: () => import('./features/jobs/drafted-jobs-page.tsx'),
      [PATHS.jobTemplates]: () => import('./features/jobs/job-templates-page.tsx'),
      [PATHS.candidateInvitations]: () => import('./features/applications/candidate-invitations-page.tsx'),
      [PATHS.applicationReceived]: () => import('./features/applicants/application-received-page.tsx'),
      [PATHS.interviewScheduled]: () => import('./features/interviews/interview-scheduled-page.tsx'),
      [PATHS.requests]: () => import('./features/interviews/requests/requests-page.tsx'),
      [PATHS.questions]: () => import('./features/pipeline/questions-page.tsx'),
      [PATHS.questionReview]: () => import('./features/pipeline/question-review-page.tsx'),
      [PATHS.roundInterview]: () => import('./features/rounds/round-interview-page.tsx'),
      [PATHS.roundReport]: () => import('./features/rounds/round-report-page.tsx'),
      [PATHS.companySignOn]: () => import('./features/companies/sign-on-page.tsx'),
      [PATHS.companyMembers]: () => import('./features/companies/members-page.tsx'),
      [PATHS.companyWebhooks]: () => import('./features/companies/webhooks-page.tsx'),
      [PATHS.companyTokens]: () => import('./features/companies/tokens-page.tsx'),
      [PATHS.companyMails]: () => import('./features/companies/mails-page.tsx'),
      [PATHS.companyDecisions]: () => import('./features/companies/decisions-page.tsx'),
      [PATHS.companyKits]: () => import('./features/companies/kits-page.tsx'),
      [PATHS.companyReasons]: () => import('./features/companies/reasons-page.tsx'),
      [PATHS.companyDeletions]: () => import('./features/privacy/deletion-requests-page.tsx'),
      [PATHS.companyRetention]: () => import('./features/companies/retention-page.tsx'),
      [PATHS.companyFairness]: () => import('./features/privacy/fairness-page.tsx'),
      [PATHS.companyOpenings]: () => import('./features/privacy/company-openings-page.tsx'),
      [PATHS.companyHistory]: () => import('./features/companies/history-page.tsx'),
    },
  ),
  ...alike(
    { audiences: employer, notExact: true },
    {
      [PATHS.completedInterviews]: () => import('./features/interviews/completed-interviews-page.tsx'),
      [PATHS.candidateDetailProfile]: () => import('./features/candidates/candidate-detail-profile-page.tsx'),
      [PATHS.applicants]: () => import('./features/pipeline/applicants-page.tsx'),
    },
  ),
  ...alike(
    { audiences: signedIn },
    {
      [PATHS.operatorPeople]: () => import('./features/operator/people-page.tsx'),
      [PATHS.operatorCompanies]: () => import('./features/operator/companies-page.tsx'),
      [PATHS.operatorJobs]: () => import('./features/operator/jobs-page.tsx'),
      [PATHS.operatorTasks]: () => import('./features/operator/tasks-page.tsx'),
      [PATHS.operatorStorage]: () => import('./features/operator/storage-page.tsx'),
      [PATHS.operatorBanner]: () => import('./features/operator/banner-page.tsx'),
      [PATHS.operatorEvents]: () => import('./features/operator/events-page.tsx'),
      [PATHS.operatorAbout]: () => import('./features/operator/about-page.tsx'),
      [PATHS.jobDescription]: () => import('./features/applications/job-description-page.tsx'),
      [PATHS.account]: () => import('./features/accounts/account-page.tsx'),
      [PATHS.mailPreferences]: () => import('./features/notices/mail-preferences-page.tsx'),
    },
  ),
  ...alike(
    { audiences: everyone, notExact: true, bareFor: everyone },
    {
      [PATHS.guest]: () => import('./features/feedback/guest-page.tsx'),
      [PATHS.round]: () => import('./features/rounds/round-page.tsx'),
    },
  ),
  ...alike(
    { audiences: everyone, notExact: true, bareFor: visitor },
    {
      [PATHS.report]: () => import('./features/feedback/feedback-page.tsx'),
    },
  ),
];

/** The pattern of the page's addresses. */
export const patternOf = (page: Page): string => (page.notExact ? `${page.path}/*` : page.path);
