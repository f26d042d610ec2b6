import type { Endpoint } from './endpoint.ts';
import * as account from '../account/account.ts';
import * as auth from '../account/auth.ts';
import * as candidate from '../account/candidate.ts';
import * as candidateInvitations from '../job/candidate-invitations.ts';
import * as captions from '../interview/captions.ts';
import * as company from '../company/company.ts';
import * as compare from '../interview/compare.ts';
import * as companyDecisions from '../company/company-decisions.ts';
import * as companyMembers from '../company/company-members.ts';
import * as companyReviews from '../company/company-reviews.ts';
import * as companyTokens from '../company/company-tokens.ts';
import * as companyWebhooks from '../company/company-webhooks.ts';
import * as companyMails from '../company/company-mails.ts';
import * as companyProfile from '../company/company-profile.ts';
import * as companyRetention from '../privacy/company-retention.ts';
import * as consents from '../privacy/consents.ts';
import * as decisions from '../interview/decisions.ts';
import * as employer from '../account/employer.ts';
import * as fairness from '../company/fairness.ts';
import * as guestLinks from '../interview/guest-links.ts';
import * as insights from '../company/insights.ts';
import * as questionFigures from '../company/question-figures.ts';
import * as interview from '../interview/interview.ts';
import * as followUps from '../interview/follow-ups.ts';
import * as interviewAgain from '../interview/interview-again.ts';
import * as interviewHandover from '../interview/interview-handover.ts';
import * as interviewSession from '../interview/interview-session.ts';
import * as interviewCourse from '../interview/interview-course.ts';
import * as jobAlerts from '../job/job-alerts.ts';
import * as jobCopies from '../job/job-copies.ts';
import * as jobQuestions from '../job/job-questions.ts';
import * as jobSteps from '../job/job-steps.ts';
import * as jobs from '../job/jobs.ts';
import * as master from '../account/master.ts';
import * as messages from '../interview/messages.ts';
import * as notices from '../account/notices.ts';
import * as offers from '../interview/offers.ts';
import * as operator from './operator.ts';
import * as operatorTasks from './operator-tasks.ts';
import * as pipeline from '../interview/pipeline.ts';
import * as practice from '../interview/practice.ts';
import * as privacy from '../privacy/privacy.ts';
import * as questionDrafts from '../job/question-drafts.ts';
import * as questionSets from '../job/question-sets.ts';
import * as questionReview from '../interview/question-review.ts';
import * as requests from '../interview/requests.ts';
import * as roundRecordings from '../interview/round-recordings.ts';
import * as review from '../interview/review.ts';
import * as roundPlans from '../interview/round-plans.ts';
import * as roundCards from '../interview/round-cards.ts';
import * as myTimes from '../interview/my-times.ts';
import * as roundTimes from '../interview/round-times.ts';
import * as savedViews from '../company/saved-views.ts';
import * as secondFactor from '../account/second-factor.ts';
import * as signOn from '../account/sign-on.ts';
import * as users from '../account/users.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;

/** The files that define calls. */
export const CONTRACT = {
  auth,
  users,
  account,
  notices,
  candidate,
  employer,
  company,
  companyDecisions,
  companyMembers,
  companyReviews,
  companyMails,
  companyProfile,
  jobs,
  jobSteps,
  jobQuestions,
  jobCopies,
  jobAlerts,
  candidateInvitations,
  interview,
  followUps,
  interviewAgain,
  companyRetention,
  consents,
  fairness,
  decisions,
  offers,
  interviewSession,
  interviewHandover,
  interviewCourse,
  requests,
  messages,
  master,
  roundRecordings,
  review,
  roundCards,
  questionReview,
  questionDrafts,
  questionSets,
  compare,
  roundPlans,
  practice,
  privacy,
  operator,
  operatorTasks,
  pipeline,
  savedViews,
  insights,
  questionFigures,
  secondFactor,
  companyWebhooks,
  companyTokens,
  signOn,
  guestLinks,
  captions,
  myTimes,
  roundTimes,
};

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = Object.values(CONTRACT).flatMap((calls) =>
  Object.values(calls).filter(isEndpoint),
);
