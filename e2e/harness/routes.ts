import { getCandidateApplications, getApplicationByJobId } from '#contract/interview/interview.ts';
import { draftedJobs, getPostedJobs } from '#contract/job/jobs.ts';
import {
  PATHS,
  hiringPath,
  questionReviewPath,
  PUBLIC_COMPANIES,
  PUBLIC_PATHS,
  STATIC_PAGES,
  requestsPath,
  roundInterviewPath,
  roundReportPath,
} from '#contract/shared/paths.ts';
import { PAGES } from '#web/pages.ts';
import { callApi, type Account } from './people.ts';

/**
 * Who opens a page: a visitor who is not signed in, or someone from the demonstration. 'interviewee' has an interview
 * that is open now.
 */
export type Visitor = 'visitor' | 'candidate' | 'interviewee' | 'employer';

/** What some pages need for their addresses. */
export interface Known {
  application: string;
  openApplication: string;
  candidate: string;
  job: string;
  publicJob: string;
  draft: string;
  company: string;
}

interface Way {
  as: Visitor;
  /** The page's address. If omitted, the path itself. */
  at?: (known: Known) => string;
}

const as = (visitor: Visitor, at?: Way['at']): readonly Way[] => [at ? { as: visitor, at } : { as: visitor }];
const JOB_STEPS = [
  'jobDetail',
  'skillMatrix',
  'question',
  'education',
  'miscInfo',
  'interviewProcess',
  'workLocation',
  'onBoarding',
  'personalMessage',
  'preview',
];

/**
 * How to reach each page, by path. `routes.test.ts` names any page without an entry. A page with several faces has
 * several entries.
 */
export const WAYS: Record<string, readonly Way[]> = {
  ...Object.fromEntries(STATIC_PAGES.map((name) => [PATHS[name], as('visitor')])),
  [PATHS.publicJobs]: [
    { as: 'visitor' },
    { as: 'visitor', at: ({ publicJob }) => `${PATHS.publicJobs}/${publicJob}` },
  ],
  [PATHS.help]: [{ as: 'visitor' }, { as: 'visitor', at: () => `${PATHS.help}?q=interview` }],
  [PUBLIC_COMPANIES]: as('visitor', ({ company }) => company),
  [PATHS.unsubscribe]: as('visitor', () => `${PATHS.unsubscribe}?token=nothing`),
  [PATHS.login]: as('visitor'),
  [PATHS.register]: as('visitor'),
  [PATHS.verifyEmail]: as('visitor', () => `${PATHS.verifyEmail}?token=nothing`),
  [PATHS.resetPassword]: as('visitor', () => `${PATHS.resetPassword}?token=nothing`),
  [PATHS.confirmEmail]: as('visitor', () => `${PATHS.confirmEmail}?token=nothing`),
  [PATHS.undoEmailChange]: as('visitor', () => `${PATHS.undoEmailChange}?token=nothing`),
  [PATHS.invitation]: as('visitor', () => `${PATHS.invitation}?token=nothing`),
  [PATHS.offer]: as('visitor', () => `${PATHS.offer}?token=nothing`),
  [PATHS.jobInvitation]: as('visitor', () => `${PATHS.jobInvitation}?token=nothing`),
  [PATHS.stopInvitations]: as('visitor', () => `${PATHS.stopInvitations}?token=nothing`),
  [PATHS.jobAlert]: as('visitor', () => `${PATHS.jobAlert}?token=nothing`),
  [PATHS.signOn]: as('visitor'),
  [PATHS.guest]: as('visitor', () => `${PATHS.guest}/nothing`),
  [PATHS.round]: as('visitor', () => `${PATHS.round}?token=nothing`),
  [PATHS.receipt]: as('visitor', () => `${PATHS.receipt}?receipt=nothing`),
  [PATHS.report]: [
    { as: 'visitor', at: ({ application }) => `${PATHS.report}?id=${application}` },
    { as: 'candidate', at: ({ application }) => `${PATHS.report}?id=${application}` },
    { as: 'employer', at: ({ application }) => `${PATHS.report}?id=${application}` },
  ],

  [PATHS.candidateDashboard]: as('candidate'),
  [PATHS.candidateProfile]: as('candidate'),
  [PATHS.openJobs]: as('candidate'),
  [PATHS.appliedJobs]: as('candidate'),
  [PATHS.scheduledInterviews]: as('interviewee'),
  [PATHS.startInterview]: as(
    'interviewee',
    ({ openApplication }) => `${PATHS.startInterview}?ApplicationId=${openApplication}`,
  ),
  [PATHS.practiceInterview]: as('candidate'),
  [PATHS.myPrivacy]: as('candidate'),

  [PATHS.operatorPeople]: as('employer'),
  [PATHS.operatorCompanies]: as('employer'),
  [PATHS.operatorJobs]: as('employer'),
  [PATHS.operatorTasks]: as('employer'),
  [PATHS.operatorStorage]: as('employer'),
  [PATHS.operatorBanner]: as('employer'),
  [PATHS.operatorEvents]: as('employer'),
  [PATHS.operatorAbout]: as('employer'),

  [PATHS.employerDashboard]: as('employer'),
  [PATHS.myRounds]: as('employer'),
  [PATHS.employerProfile]: as('employer'),
  [PATHS.firstJob]: [
    { as: 'employer' },
    { as: 'employer', at: ({ draft }) => `${PATHS.firstJob}?jobId=${draft}` },
  ],
  [PATHS.previewJob]: as('employer', ({ job }) => `${PATHS.previewJob}?jobId=${job}`),
  [PATHS.createJob]: [
    { as: 'employer' },
    { as: 'employer', at: ({ draft }) => `${PATHS.createJob}?jobId=${draft}` },
  ],
  [PATHS.updateJob]: JOB_STEPS.map((step) => ({
    as: 'employer',
    at: ({ job }: Known) => `${PATHS.updateJob}?jobId=${job}&step=${step}`,
  })),
  [PATHS.employerJobs]: as('employer'),
  [PATHS.deletedJobs]: as('employer'),
  [PATHS.draftedJobs]: as('employer'),
  [PATHS.jobTemplates]: as('employer'),
  [PATHS.candidateInvitations]: as('employer', ({ job }) => `${PATHS.candidateInvitations}?jobId=${job}`),
  [PATHS.applicationReceived]: as('employer'),
  [PATHS.interviewScheduled]: as('employer'),
  [PATHS.completedInterviews]: as('employer'),
  [PATHS.requests]: [
    { as: 'employer' },
    { as: 'employer', at: ({ application }) => requestsPath(application) },
  ],
  [PATHS.candidateDetailProfile]: as(
    'employer',
    ({ candidate }) => `${PATHS.candidateDetailProfile}?id=${candidate}`,
  ),
  [PATHS.hiring]: [
    { as: 'employer' },
    { as: 'employer', at: () => hiringPath({ jobId: 'all', outcome: 'all' }) },
    { as: 'employer', at: ({ job }) => hiringPath({ jobId: job, view: 'board' }) },
    { as: 'employer', at: () => hiringPath({ jobId: 'all', view: 'review', outcome: 'all' }) },
    { as: 'employer', at: ({ job }) => hiringPath({ jobId: job, view: 'compare', outcome: 'all' }) },
    { as: 'employer', at: () => hiringPath({ jobId: 'all', view: 'insights' }) },
  ],
  [PATHS.questions]: as('employer'),
  [PATHS.questionReview]: as('employer', ({ job }) => questionReviewPath(job)),
  [PATHS.applicants]: [
    { as: 'employer' },
    { as: 'employer', at: ({ candidate }) => `${PATHS.applicants}/${candidate}` },
  ],
  [PATHS.roundInterview]: as('employer', () => roundInterviewPath('00000000-0000-4000-8000-000000000000')),
  [PATHS.roundReport]: as('employer', ({ application }) => roundReportPath(application)),
  [PATHS.companySignOn]: as('employer'),
  [PATHS.companyRetention]: as('employer'),
  [PATHS.companyFairness]: as('employer'),
  [PATHS.companyDeletions]: as('employer'),
  [PATHS.companyOpenings]: as('employer'),
  [PATHS.companyMembers]: as('employer'),
  [PATHS.companyWebhooks]: as('employer'),
  [PATHS.companyTokens]: as('employer'),
  [PATHS.companyMails]: as('employer'),
  [PATHS.companyDecisions]: as('employer'),
  [PATHS.companyKits]: as('employer'),
  [PATHS.companyReasons]: as('employer'),
  [PATHS.companyHistory]: as('employer'),
  [PATHS.jobDescription]: [
    { as: 'candidate', at: ({ job }) => `${PATHS.jobDescription}?jobId=${job}` },
    { as: 'employer', at: ({ job }) => `${PATHS.jobDescription}?jobId=${job}` },
  ],
  [PATHS.account]: [{ as: 'candidate' }, { as: 'employer' }],
  [PATHS.mailPreferences]: [{ as: 'candidate' }, { as: 'employer' }],
};

/** The paths of every page: the screens of the client, and the pages that the server renders. */
export const EVERY_PATH: readonly string[] = [
  ...new Set([...PAGES.map(({ path }) => path), ...PUBLIC_PATHS, PUBLIC_COMPANIES]),
];

/** A sentence for each page that is missing from the table, or is in it but no longer exists. */
export function faultsOfTable(ways: Record<string, unknown>): string[] {
  return [
    ...EVERY_PATH.filter((path) => !(path in ways)).map(
      (path) =>
        `The page ${path} has no entry in e2e/harness/routes.ts. Say there who opens it, and at which address.`,
    ),
    ...Object.keys(ways)
      .filter((path) => !EVERY_PATH.includes(path))
      .map((path) => `e2e/harness/routes.ts has an entry for ${path}, which is no page.`),
  ];
}

/** Finds in the demonstration what the addresses need. */
export async function whatIsThere(
  url: string,
  people: Record<Exclude<Visitor, 'visitor'>, Account>,
): Promise<Known> {
  const applicationsOf = (visitor: 'candidate' | 'interviewee') =>
    callApi(url, getCandidateApplications, {}, people[visitor].token);
  const done = (await applicationsOf('candidate')).find((each) => each.applicationStatus === 'COMPLETED');
  const open = (await applicationsOf('interviewee')).find((each) => each.applicationStatus === 'SCHEDULED');
  const { jobs } = await callApi(url, getPostedJobs, { status: 'open' }, people.employer.token);
  const job = jobs.find(({ role }) => role === 'Web Developer');
  const drafts = await callApi(url, draftedJobs, {}, people.employer.token);
  const received = await Promise.all(
    jobs.map(({ _id }) =>
      callApi(url, getApplicationByJobId, { jobId: _id, applicationType: 'PENDING' }, people.employer.token),
    ),
  );
  const page = await (await fetch(`${url}${PATHS.publicJobs}/${job?.alternateJobId ?? ''}`)).text();
  return {
    application: done?.applicationId ?? missing('a completed application'),
    openApplication: open?.applicationId ?? missing('an interview that is open'),
    candidate: received.flat()[0]?.candidateId ?? missing('an applicant'),
    job: job?._id ?? missing('the job Web Developer'),
    publicJob: job?.alternateJobId ?? missing('its public id'),
    draft: drafts[0]?._id ?? missing('a draft'),
    company: /href="(\/companies\/[^"/]+)"/.exec(page)?.[1] ?? missing('the page of its company'),
  };
}

function missing(what: string): never {
  throw new Error(`The demonstration lacks ${what}.`);
}
