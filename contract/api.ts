import type { Endpoint } from './endpoint.ts';
import * as account from './account.ts';
import * as adjustments from './adjustments.ts';
import * as auth from './auth.ts';
import * as candidate from './candidate.ts';
import * as candidateInvitations from './candidate-invitations.ts';
import * as captions from './captions.ts';
import * as company from './company.ts';
import * as compare from './compare.ts';
import * as companyMembers from './company-members.ts';
import * as companyReviews from './company-reviews.ts';
import * as companyTokens from './company-tokens.ts';
import * as companyWebhooks from './company-webhooks.ts';
import * as companyMails from './company-mails.ts';
import * as companyProfile from './company-profile.ts';
import * as companyRetention from './company-retention.ts';
import * as consents from './consents.ts';
import * as decisions from './decisions.ts';
import * as employer from './employer.ts';
import * as fairness from './fairness.ts';
import * as guestLinks from './guest-links.ts';
import * as insights from './insights.ts';
import * as interview from './interview.ts';
import * as followUps from './follow-ups.ts';
import * as interviewAgain from './interview-again.ts';
import * as interviewHandover from './interview-handover.ts';
import * as interviewSession from './interview-session.ts';
import * as interviewTroubles from './interview-troubles.ts';
import * as jobCopies from './job-copies.ts';
import * as jobQuestions from './job-questions.ts';
import * as jobSteps from './job-steps.ts';
import * as jobs from './jobs.ts';
import * as master from './master.ts';
import * as notices from './notices.ts';
import * as operator from './operator.ts';
import * as operatorFiles from './operator-files.ts';
import * as operatorTasks from './operator-tasks.ts';
import * as pipeline from './pipeline.ts';
import * as practice from './practice.ts';
import * as privacy from './privacy.ts';
import * as questionReview from './question-review.ts';
import * as review from './review.ts';
import * as savedViews from './saved-views.ts';
import * as secondFactor from './second-factor.ts';
import * as signOn from './sign-on.ts';
import * as users from './users.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;

/** Every call of the API, by its path. */
export const endpoints: readonly Endpoint[] = [
  adjustments,
  auth,
  users,
  account,
  notices,
  candidate,
  employer,
  company,
  companyMembers,
  companyReviews,
  companyMails,
  companyProfile,
  jobs,
  jobSteps,
  jobQuestions,
  jobCopies,
  candidateInvitations,
  interview,
  followUps,
  interviewAgain,
  companyRetention,
  consents,
  fairness,
  decisions,
  interviewSession,
  interviewHandover,
  interviewTroubles,
  master,
  review,
  questionReview,
  compare,
  practice,
  privacy,
  operator,
  operatorFiles,
  operatorTasks,
  pipeline,
  savedViews,
  insights,
  secondFactor,
  companyWebhooks,
  companyTokens,
  signOn,
  guestLinks,
  captions,
].flatMap((calls) => Object.values(calls).filter(isEndpoint));
