import type { Role } from './endpoint.ts';

/**
 * Every page of the product. Links, navigations, routes, mails and the pages that the server answers itself take their
 * paths from here, so that a page has its path in one place.
 */
export const PATHS = {
  home: '/',
  aboutUs: '/AboutUs',
  contactUs: '/ContactUs',
  support: '/Support',
  terms: '/terms',
  policy: '/policy',
  sitemap: '/sitemap',
  publicJobs: '/jobs',
  unsubscribe: '/unsubscribe',

  login: '/login',
  register: '/register',
  verifyEmail: '/verifyEmail',
  resetPassword: '/resetPassword',
  confirmEmail: '/confirmEmail',
  undoEmailChange: '/undoEmailChange',

  candidateDashboard: '/candidate-dashboard',
  candidateProfile: '/candidate-profile',
  openJobs: '/open-jobs',
  appliedJobs: '/applied-jobs',
  scheduledInterviews: '/scheduled-interviews',
  startInterview: '/start-interview',
  practiceInterview: '/practice-interview',

  employerDashboard: '/employer-dashboard',
  employerProfile: '/employer-profile',
  createJob: '/create-job',
  updateJob: '/update-job',
  employerJobs: '/employer-jobs',
  deletedJobs: '/deleted-jobs',
  draftedJobs: '/drafted-jobs',
  applicationReceived: '/application-received',
  interviewScheduled: '/interview-scheduled',
  completedInterviews: '/completed-interviews',
  candidateDetailProfile: '/candidateDetailProfile',

  jobDescription: '/job-description',
  account: '/account',
  mailPreferences: '/mail-preferences',
  report: '/feedback',
} as const;

export type PageName = keyof typeof PATHS;
export type PathOf<Name extends PageName> = (typeof PATHS)[Name];

/** The page of one public job, as routers write it. */
export const PUBLIC_JOB_PATTERN = `${PATHS.publicJobs}/:alternateJobId` as const;

/** The page of one public job, by the Job ID that people read. */
export const publicJobPath = (alternateJobId: string): string =>
  `${PATHS.publicJobs}/${encodeURIComponent(alternateJobId)}`;

type PageWithJob =
  | 'jobDescription'
  | 'openJobs'
  | 'createJob'
  | 'updateJob'
  | 'employerJobs'
  | 'applicationReceived'
  | 'interviewScheduled';

/** A page that shows one job, or is about it. */
export const pathWithJob = (page: PathOf<PageWithJob>, jobId: string): string => withQuery(page, { jobId });

export const employerJobsPath = (status: 'open' | 'closed'): string =>
  withQuery(PATHS.employerJobs, { status });

type PageWithToken = 'verifyEmail' | 'resetPassword' | 'confirmEmail' | 'undoEmailChange' | 'unsubscribe';

/** What a mailed link opens; `returnTo` is the page to come back to. */
export const pathWithToken = (page: PathOf<PageWithToken>, token: string, returnTo?: string): string =>
  withQuery(page, returnTo === undefined ? { token } : { token, returnTo });

/** The report of an application, or one question of it, from 1. */
export const reportPath = (applicationId: string, question?: number): string =>
  withQuery(PATHS.report, { id: applicationId }) + (question === undefined ? '' : `#question-${question}`);

/** A candidate as employers see them. */
export const candidatePath = (candidateId: string): string =>
  withQuery(PATHS.candidateDetailProfile, { id: candidateId });

/** The ids that the page of an interview is opened with, by their names in its address. */
export interface InterviewIds {
  JobId: string;
  CandidateId: string;
  ApplicationId: string;
}
export const startInterviewPath = ({ JobId, CandidateId, ApplicationId }: InterviewIds): string =>
  withQuery(PATHS.startInterview, { JobId, CandidateId, ApplicationId });

/** The registration, with the tab of that role. */
export const registerPath = (role: Role): string =>
  role === 'candidate' ? withQuery(PATHS.register, { as: role }) : PATHS.register;

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
