import type { JobFilterValues } from './job-filters.ts';
import type { Role } from './endpoint.ts';

/**
 * Every page of the product. Links, navigations, routes, mails and the pages that the server renders all take
 * their paths from here, so each path is defined once.
 */
export const PATHS = {
  home: '/',
  aboutUs: '/AboutUs',
  contactUs: '/ContactUs',
  support: '/Support',
  terms: '/terms',
  policy: '/policy',
  accessibility: '/accessibility',
  sitemap: '/sitemap',
  publicJobs: '/jobs',
  unsubscribe: '/unsubscribe',

  login: '/login',
  register: '/register',
  verifyEmail: '/verifyEmail',
  resetPassword: '/resetPassword',
  confirmEmail: '/confirmEmail',
  undoEmailChange: '/undoEmailChange',
  invitation: '/invitation',
  /** An invitation to a job. */
  jobInvitation: '/job-invitation',
  /** No more invitations from a company. */
  stopInvitations: '/stop-invitations',
  /** The provider of single sign-on sends the browser here. */
  signOn: '/sign-on',

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
  jobTemplates: '/job-templates',
  candidateInvitations: '/candidate-invitations',
  applicationReceived: '/application-received',
  interviewScheduled: '/interview-scheduled',
  completedInterviews: '/completed-interviews',
  /** What happened in an interview in which something went wrong. */
  interviewTrouble: '/interview-trouble',
  candidateDetailProfile: '/candidateDetailProfile',
  reviewQueue: '/review-queue',
  compare: '/compare',
  /** All answers to one question of a job, without names. */
  questionReview: '/question-review',
  /** The search among applicants; below it the page of each person. */
  applicants: '/applicants',
  insights: '/insights',

  companySignOn: '/company/sign-on',
  companyMembers: '/company/members',
  companyHistory: '/company/history',
  companyOpenings: '/company/history/openings',
  companyWebhooks: '/company/webhooks',
  companyTokens: '/company/tokens',
  companyProfile: '/company/profile',
  companyMails: '/company/mails',
  companyDecisions: '/company/decisions',
  companyRetention: '/company/retention',
  companyFairness: '/company/fairness',
  companyDeletions: '/company/deletion-requests',

  operatorPeople: '/operator/people',
  operatorCompanies: '/operator/companies',
  operatorJobs: '/operator/jobs',
  operatorTasks: '/operator/tasks',
  operatorMails: '/operator/mails',
  operatorStorage: '/operator/storage',
  operatorNotice: '/operator/notice',
  operatorEvents: '/operator/events',

  jobDescription: '/job-description',
  account: '/account',
  /** What a candidate agreed to, and who saw what. */
  myPrivacy: '/my-privacy',
  mailPreferences: '/mail-preferences',
  report: '/feedback',
  /** A report for somebody without a login. */
  guest: '/guest',
  /** What was deleted of a person. */
  receipt: '/deleted',
} as const;

/** What the paths of all pages of operators begin with. */
export const PATHS_OF_OPERATORS = '/operator/';

/** What the paths of all pages of a company begin with. */
export const PATHS_OF_COMPANY = '/company/';

type PageName = keyof typeof PATHS;
export type PathOf<Name extends PageName> = (typeof PATHS)[Name];

/** What the paths of the public pages of companies begin with. */
export const PUBLIC_COMPANIES = '/companies';

/**
 * The pages that the build writes as HTML. They are the same for everybody and need no script. The key is also the
 * name of the built file.
 */
export const STATIC_PAGES = [
  'home',
  'aboutUs',
  'contactUs',
  'support',
  'terms',
  'policy',
  'accessibility',
  'sitemap',
] as const satisfies readonly PageName[];
export type StaticPage = (typeof STATIC_PAGES)[number];

/**
 * The address of the public page that a path means, or null if it is a screen of the web client. The client ignores
 * case and a slash at the end, and so do old links.
 */
export function publicPageAt(path: string): string | null {
  const plain = path.replace(/(?<=.)\/$/, '');
  const fixed = [...STATIC_PAGES.map((name) => PATHS[name]), PATHS.publicJobs].find(
    (page) => page.toLowerCase() === plain.toLowerCase(),
  );
  if (fixed !== undefined) return fixed;
  for (const folder of [PATHS.publicJobs, PUBLIC_COMPANIES]) {
    const named = new RegExp(`^${folder}/([^/]+)$`, 'i').exec(plain);
    if (named !== null) return `${folder}/${named[1]}`;
  }
  return null;
}

/** The route pattern of the page of one public job. */
export const PUBLIC_JOB_PATTERN = `${PATHS.publicJobs}/:alternateJobId` as const;

/** The page of one public job, by its public Job ID. */
export const publicJobPath = (alternateJobId: string): string =>
  `${PATHS.publicJobs}/${encodeURIComponent(alternateJobId)}`;

/** The route pattern of the public page of one company. Its feed and its embed are below it. */
export const COMPANY_PATTERN = `${PUBLIC_COMPANIES}/:slug` as const;

/** The public page of one company, or one page of its open jobs. */
export const companyPath = (slug: string, cursor?: string): string =>
  withQuery(`${PUBLIC_COMPANIES}/${encodeURIComponent(slug)}`, cursor === undefined ? {} : { cursor });

/** The open jobs of a company as a JSON feed. */
export const companyFeedPath = (slug: string, cursor?: string): string =>
  withQuery(
    `${PUBLIC_COMPANIES}/${encodeURIComponent(slug)}/jobs.json`,
    cursor === undefined ? {} : { cursor },
  );

/** The open jobs of a company as a page for a frame on its own site. */
export const companyEmbedPath = (slug: string, scheme?: string): string =>
  withQuery(`${PUBLIC_COMPANIES}/${encodeURIComponent(slug)}/embed`, scheme === undefined ? {} : { scheme });

/** A picture of a company at an address that stays: its logo. */
export const companyLogoPath = (slug: string): string =>
  `${PUBLIC_COMPANIES}/${encodeURIComponent(slug)}/logo`;

type PageWithJob =
  | 'jobDescription'
  | 'openJobs'
  | 'createJob'
  | 'updateJob'
  | 'employerJobs'
  | 'candidateInvitations'
  | 'applicationReceived'
  | 'interviewScheduled';

/** A page that shows one job or works on it. */
export const pathWithJob = (page: PathOf<PageWithJob>, jobId: string): string => withQuery(page, { jobId });

/** The page on which a company writes one of its mails. */
export const mailTextPath = (mail: string): string => withQuery(PATHS.companyMails, { mail });

export const employerJobsPath = (status: 'open' | 'closed'): string =>
  withQuery(PATHS.employerJobs, { status });

type PageWithToken =
  | 'verifyEmail'
  | 'resetPassword'
  | 'confirmEmail'
  | 'undoEmailChange'
  | 'unsubscribe'
  | 'invitation'
  | 'jobInvitation'
  | 'stopInvitations';

/** The page that a mailed link opens. */
export const pathWithToken = (page: PathOf<PageWithToken>, token: string): string =>
  withQuery(page, { token });

/**
 * The page that the mailed link of a registration opens. Its address says if the person looks for a job, because the page
 * cannot know it. `returnTo` is the job to go to afterwards.
 */
export const registrationPath = (
  page: PathOf<'verifyEmail' | 'resetPassword'>,
  token: string,
  role: Role,
  returnTo?: string,
): string => withQuery(page, { token, ...wishOf(role, returnTo) });

/** The report of an application, or one question of it (counted from 1). */
export const reportPath = (applicationId: string, question?: number): string =>
  withQuery(PATHS.report, { id: applicationId }) + (question === undefined ? '' : `#question-${question}`);

/** What happened in the interview of an application, and what its candidate reported. */
export const troublePath = (applicationId: string): string =>
  withQuery(PATHS.interviewTrouble, { applicationId });

/** The report on one attempt at an interview that was given again. */
export const attemptPath = (applicationId: string, attempt: number): string =>
  withQuery(PATHS.report, { id: applicationId, attempt: String(attempt) });
/** An application in the review queue, wherever it stands. */
export const reviewPath = (applicationId: string): string =>
  withQuery(PATHS.reviewQueue, { stage: 'all', outcome: 'all', id: applicationId });

/** The finished interviews of a job beside each other: all, or those that were chosen. */
export const comparePath = (jobId: string, applicationIds: readonly string[] = []): string =>
  withQuery(PATHS.compare, {
    jobId,
    ...(applicationIds.length === 0 ? {} : { ids: applicationIds.join(',') }),
  });

/** The questions of a job whose answers need a person, or all answers to one of them. */
export const questionReviewPath = (jobId: string, questionId?: string): string =>
  withQuery(PATHS.questionReview, { jobId, ...(questionId === undefined ? {} : { question: questionId }) });

/** The report that a guest link opens. */
export const guestPath = (token: string): string => `${PATHS.guest}/${encodeURIComponent(token)}`;

/** The receipt of an erasure. */
export const receiptPath = (receipt: string): string => withQuery(PATHS.receipt, { receipt });

/** The profile of a candidate, for employers. */
export const candidatePath = (candidateId: string): string =>
  withQuery(PATHS.candidateDetailProfile, { id: candidateId });

/** The page of a person who applied to the company. */
export const personPath = (candidateId: string): string =>
  `${PATHS.applicants}/${encodeURIComponent(candidateId)}`;

/** The ids in the address of an interview's page. The keys are the names of the query parameters. */
export interface InterviewIds {
  JobId: string;
  CandidateId: string;
  ApplicationId: string;
}
export const startInterviewPath = ({ JobId, CandidateId, ApplicationId }: InterviewIds): string =>
  withQuery(PATHS.startInterview, { JobId, CandidateId, ApplicationId });

/** The same page in a mail, where a short address is read more easily. The page needs no more than this id. */
export const mailedInterviewPath = (applicationId: string): string =>
  withQuery(PATHS.startInterview, { ApplicationId: applicationId });

/** Where recordings are uploaded with tus. contract/interview-session.ts describes such an upload. */
export const RECORDING_UPLOADS = '/api/interview/recordings';

/** The registration page, opened at the tab of that role. `returnTo` is the job to go to afterwards. */
export const registerPath = (role: Role, returnTo?: string): string =>
  withQuery(PATHS.register, wishOf(role, returnTo));

/** The login page, from which a person of that role goes to the registration if they have no account. */
export const loginPath = (role: Role, returnTo?: string): string =>
  withQuery(PATHS.login, wishOf(role, returnTo));

/** A search among the public jobs, as the address of their list has it. */
export interface PublicJobsSearch extends JobFilterValues {
  designation?: string;
  state?: string;
  /** Links of the web client have it. It counts before the name. */
  stateId?: string;
}

/** A search among the public jobs, or one page of what it found. */
export const publicJobsPath = (search: PublicJobsSearch & { cursor?: string }): string =>
  withQuery(
    PATHS.publicJobs,
    Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '' && value !== undefined)),
  );

/** Begins a sign-on of a company at once. */
export const companySignOnPath = (companyId: string): string => withQuery(PATHS.login, { signOn: companyId });

/** What the address of a page tells of a person who has no account yet. */
const wishOf = (role: Role, returnTo?: string): Record<string, string> => ({
  ...(role === 'candidate' ? { as: role } : {}),
  ...(returnTo === undefined ? {} : { returnTo }),
});

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
