import type { JobFilterValues } from '../job/job-filters.ts';
import type { Role } from './audience.ts';

/**
 * Every page of the product. Links, navigations, routes, emails and the pages that the server renders all take
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
  /** The guides, with a search. */
  help: '/help',
  helpCandidates: '/help/candidates',
  helpRecruiters: '/help/recruiters',
  helpOwners: '/help/owners',
  helpOperators: '/help/operators',
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
  /** An offer, as its candidate sees it. */
  offer: '/offer',
  /** Where people stop invitations from a company. */
  stopInvitations: '/stop-invitations',
  /** The emails with new jobs for a search. */
  jobAlert: '/job-alert',
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
  /** The main working page: the applicants of one job or of all, as table, board, review, comparison and insights. */
  hiring: '/hiring',
  employerProfile: '/employer-profile',
  /** The first job of a company, guided. */
  firstJob: '/first-job',
  /** A preview of a job and its interview, as candidates see them. */
  previewJob: '/preview-job',
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
  /** Candidates' requests about their interviews. */
  requests: '/requests',
  candidateDetailProfile: '/candidateDetailProfile',
  /** The figures of the company's questions, those with the most problems first, or of one question. */
  questions: '/questions',
  /** All answers to one question of a job, without names. */
  questionReview: '/question-review',
  /** The applicant search. The page of each person is below it. */
  applicants: '/applicants',

  /** What a member who takes part in a round needs to hold it. */
  roundInterview: '/round-interview',
  /** The report over all rounds of an application. */
  roundReport: '/round-report',

  companySignOn: '/company/sign-on',
  companyMembers: '/company/members',
  companyHistory: '/company/history',
  companyOpenings: '/company/history/openings',
  companyWebhooks: '/company/webhooks',
  companyTokens: '/company/tokens',
  companyMails: '/company/mails',
  companyKits: '/company/kits',
  companyReasons: '/company/reasons',
  companyDecisions: '/company/decisions',
  companyRetention: '/company/retention',
  companyFairness: '/company/fairness',
  companyDeletions: '/company/deletion-requests',

  operatorPeople: '/operator/people',
  operatorCompanies: '/operator/companies',
  operatorJobs: '/operator/jobs',
  operatorTasks: '/operator/tasks',
  operatorStorage: '/operator/storage',
  operatorBanner: '/operator/banner',
  operatorEvents: '/operator/events',
  operatorAbout: '/operator/about',

  jobDescription: '/job-description',
  account: '/account',
  /** What a candidate agreed to, and who saw what. */
  myPrivacy: '/my-privacy',
  mailPreferences: '/mail-preferences',
  report: '/feedback',
  /** A round that people hold, for its candidate, who can choose a time, move it or cancel. */
  round: '/round',
  /** The rounds that a member takes part in, and the times when they can. */
  myRounds: '/my-rounds',
  /** A report for someone without an account. */
  guest: '/guest',
  /** The receipt of what was deleted about a person. */
  receipt: '/deleted',
} as const;

/** The beginning of the paths of all operator pages. */
export const PATHS_OF_OPERATORS = '/operator/';

/** The beginning of the paths of all pages of a company. */
export const PATHS_OF_COMPANY = '/company/';

type PageName = keyof typeof PATHS;
export type PathOf<Name extends PageName> = (typeof PATHS)[Name];

/** The beginning of the paths of companies' public pages. */
export const PUBLIC_COMPANIES = '/companies';

/**
 * The pages that the build writes as HTML. They are the same for everyone and need no script. The key is also the name of
 * the built file.
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
  'helpCandidates',
  'helpRecruiters',
  'helpOwners',
  'helpOperators',
] as const satisfies readonly PageName[];
export type StaticPage = (typeof STATIC_PAGES)[number];

/** The public pages whose addresses are known beforehand: the built ones, and lists that the server renders. */
export const PUBLIC_PATHS = [...STATIC_PAGES.map((name) => PATHS[name]), PATHS.publicJobs, PATHS.help];

/**
 * The address of the public page that a path means, or null if it is a screen of the web client. The client ignores
 * case and a slash at the end, and so do old links.
 */
export function publicPageAt(path: string): string | null {
  const plain = path.replace(/(?<=.)\/$/, '');
  const fixed = PUBLIC_PATHS.find((page) => page.toLowerCase() === plain.toLowerCase());
  if (fixed !== undefined) return fixed;
  for (const folder of [PATHS.publicJobs, PUBLIC_COMPANIES]) {
    const named = new RegExp(`^${folder}/([^/]+)$`, 'i').exec(plain);
    if (named !== null) return `${folder}/${named[1]}`;
  }
  return null;
}

/** The route pattern of the page of one public job. */
export const PUBLIC_JOB_PATTERN = `${PATHS.publicJobs}/:alternateJobId` as const;

/** The page of one public job, by its public Job ID. `source` is where people come from. */
export const publicJobPath = (alternateJobId: string, source?: string | null): string =>
  withQuery(`${PATHS.publicJobs}/${encodeURIComponent(alternateJobId)}`, source ? { source } : {});

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

/** The company's logo, at a permanent address. */
export const companyLogoPath = (slug: string): string =>
  `${PUBLIC_COMPANIES}/${encodeURIComponent(slug)}/logo`;

type PageWithJob =
  | 'firstJob'
  | 'previewJob'
  | 'jobDescription'
  | 'openJobs'
  | 'createJob'
  | 'updateJob'
  | 'employerJobs'
  | 'candidateInvitations'
  | 'applicationReceived'
  | 'interviewScheduled';

/** A page that shows one job or works on it. */
/** After the `?` of a job's address: the candidate came to apply, so the form is open. */
export const APPLY = 'apply=yes';

export const pathWithJob = (page: PathOf<PageWithJob>, jobId: string): string => withQuery(page, { jobId });

/** One step of the wizard, for a draft or for a posted job. */
export const jobStepPath = (page: PathOf<'createJob' | 'updateJob'>, jobId: string, step: string): string =>
  withQuery(page, { jobId, step });

/** One step of the wizard, with a way back to the guided first job. */
export const guidedStepPath = (jobId: string, step: string): string =>
  withQuery(PATHS.createJob, { jobId, step, guided: 'yes' });

/** The page on which a company edits one of its emails. */
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
  | 'offer'
  | 'stopInvitations'
  | 'jobAlert';

/** The page that an emailed link opens. */
export const pathWithToken = (page: PathOf<PageWithToken>, token: string): string =>
  withQuery(page, { token });

/**
 * The page that the emailed link of a registration opens. Its address says whether the person is looking for a job,
 * because the page cannot know. `returnTo` is the job to go to afterwards.
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

/** The requests of an application's candidate, and what happened in the interview. */
export const requestsPath = (applicationId: string): string => withQuery(PATHS.requests, { applicationId });

/** The report on one of several attempts at an interview. */
export const attemptPath = (applicationId: string, attempt: number): string =>
  withQuery(PATHS.report, { id: applicationId, attempt: String(attempt) });

/** The page on which a member holds a round and writes the scorecard. */
export const roundInterviewPath = (roundId: string): string =>
  withQuery(PATHS.roundInterview, { RoundId: roundId });

/** The report over all rounds of an application. */
export const roundReportPath = (applicationId: string): string =>
  withQuery(PATHS.roundReport, { ApplicationId: applicationId });

/** The parts of Hiring's address: the job (or 'all'), the view, and the filters of the list. */
export type HiringQuery = Partial<
  Record<'jobId' | 'view' | 'stage' | 'outcome' | 'sort' | 'id' | 'ids', string>
>;
export const hiringPath = (query: HiringQuery): string => withQuery(PATHS.hiring, query);

/** An application in the review, whatever its stage. */
export const reviewPath = (applicationId: string): string =>
  hiringPath({ jobId: 'all', view: 'review', outcome: 'all', id: applicationId });

/** Interviews of a job, side by side. */
export const comparePath = (jobId: string, applicationIds: readonly string[]): string =>
  hiringPath({ jobId, view: 'compare', ids: applicationIds.join(',') });

/** The questions of a job whose answers need a person, or all answers to one of these questions, with one answer open. */
export const questionReviewPath = (jobId: string, question?: string, answer?: string): string =>
  withQuery(PATHS.questionReview, {
    jobId,
    ...(question === undefined ? {} : { question }),
    ...(answer === undefined ? {} : { answer }),
  });

/** A question of the company with its figures, over all jobs or one. */
export const questionPath = (question: string, jobId = ''): string =>
  withQuery(PATHS.questions, { ...(jobId === '' ? {} : { jobId }), question });

/** The report that a guest link opens. */
export const guestPath = (token: string): string => `${PATHS.guest}/${encodeURIComponent(token)}`;

/** The page that the emailed link of a round opens. */
export const roundLinkPath = (token: string): string => withQuery(PATHS.round, { token });

/** The same page for a candidate who is signed in. */
export const ownRoundPath = (roundId: string): string => withQuery(PATHS.round, { roundId });
/** An offer, in its candidate's account. */
export const offerPath = (offerId: string): string => withQuery(PATHS.offer, { id: offerId });

/** The beginning of the addresses of letters as PDF. */
export const OFFER_LETTERS = '/offer-letters';
export const offerPdfPath = (token: string): string => `${OFFER_LETTERS}/${token}`;

/** The receipt of an erasure. */
export const receiptPath = (receipt: string): string => withQuery(PATHS.receipt, { receipt });

/** The profile of a candidate, for employers. */
export const candidatePath = (candidateId: string): string =>
  withQuery(PATHS.candidateDetailProfile, { id: candidateId });

/** The messages about an application, for its candidate. */
export const ownMessagesPath = (applicationId: string): string =>
  withQuery(PATHS.appliedJobs, { messages: applicationId });

/** The messages about an application on the page of the person who applied. */
export const messagesPath = (candidateId: string, applicationId: string): string =>
  withQuery(personPath(candidateId), { messages: applicationId });

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

/** The same page for emails, where a short address is easier to read. The page needs only this id. */
export const mailedInterviewPath = (applicationId: string): string =>
  withQuery(PATHS.startInterview, { ApplicationId: applicationId });

/** Where recordings are uploaded with tus. contract/interview-session.ts describes such an upload. */
export const RECORDING_UPLOADS = '/api/interview/recordings';
/** The same for recordings of rounds that people hold: contract/interview/round-recordings.ts. */
export const ROUND_RECORDING_UPLOADS = '/api/rounds/recordings';

/** The registration page, opened at the tab of that role. `returnTo` is the job to go to afterwards. */
export const registerPath = (role: Role, returnTo?: string): string =>
  withQuery(PATHS.register, wishOf(role, returnTo));

/** The sign-in page, which leads people without an account to the registration for that role. */
export const loginPath = (role: Role, returnTo?: string): string =>
  withQuery(PATHS.login, wishOf(role, returnTo));

/** A search among the public jobs, as in the address of their list. */
export interface PublicJobsSearch extends JobFilterValues {
  designation?: string;
  state?: string;
  /** Used in links of the web client. It takes precedence over the name. */
  stateId?: string;
}

/** A search among the public jobs, or one page of its results. */
export const publicJobsPath = (search: PublicJobsSearch & { cursor?: string }): string =>
  withQuery(
    PATHS.publicJobs,
    Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '' && value !== undefined)),
  );

/** The open jobs of the search that a job alert stores. */
export const alertJobsPath = (search: string): string =>
  withQuery(PATHS.publicJobs, Object.fromEntries(new URLSearchParams(search)));

/** Starts a company's single sign-on at once. */
export const companySignOnPath = (companyId: string): string => withQuery(PATHS.login, { signOn: companyId });

/** What the address of a page says about a person who has no account yet. */
const wishOf = (role: Role, returnTo?: string): Record<string, string> => ({
  ...(role === 'candidate' ? { as: role } : {}),
  ...(returnTo === undefined ? {} : { returnTo }),
});

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
