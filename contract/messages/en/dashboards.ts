import { icu } from '../icu.ts';

// A candidate’s home page.
export const title = icu('Dashboard');
export const welcome = icu('Welcome, {name}.');
export const totalOpenJobs = icu('Total Open Jobs');
export const appliedJobs = icu('Applied Jobs');
export const upcoming = icu('Upcoming Scheduled Interviews');
export const noInterviews = icu('No Scheduled Interviews');
export const findJob = icu('Find a job');
export const seeAll = icu('See All');
export const openUntil = icu('Open until {when}');
export const opens = icu('Opens {when}');

// A company’s home page.
export const noProfile = icu(
  'Your company has no profile yet. An owner of the company needs to create it first.',
);
export const noJobs = icu(
  'No jobs to review yet. They’ll appear here once a colleague adds you as a reviewer.',
);

// The first steps of a company.
export const stepsName = icu('Your first steps');
export const postFirst = icu('Post your first job');
export const postFirstText = icu(
  'A title, a few words about the work, and the questions we suggest. It takes about five minutes.',
);
export const continueFirst = icu('Continue your first job');
export const seeAsCandidate = icu('See it as a candidate');
export const seeAsCandidateText = icu('Look at the job’s page and try its interview. Nothing is recorded.');
export const inviteSomeone = icu('Invite someone');
export const inviteSomeoneText = icu(
  'Email someone a link to apply, or straight to the interview. A colleague can try it first.',
);
export const tabBlocked = icu('Your browser blocked the new tab. Allow pop-ups for this site and try again.');
export const seeWithPeople = icu('Want to see it with people in it first?');
export const lookAround = icu('Look around in the demo company');
export const newTab = icu('(opens in a new tab)');
export const done = icu('Done');

// Jobs.
export const jobs = icu('Jobs');
export const totalJobs = icu('Total Jobs');
export const openJobs = icu('Open Jobs');
export const closedJobs = icu('Closed Jobs');
export const deletedJobs = icu('Deleted Jobs');
export const draftJobs = icu('Draft Jobs');
export const postJob = icu('Post A Job');
export const openOfTotal = icu('{open, number} of {total, plural, one {# job is} other {# jobs are}} open');
export const openTotal = icu('Open/Total');

// How applications ended.
export const interviewDate = icu('Date of Interview');
export const results = icu('Interview Results');
export const candidateStatus = icu('Candidate Status');
export const completed = icu('Completed Interview');
export const noneCompleted = icu('There are no completed interviews till now.');
export const seeUpcoming = icu('See upcoming interviews');
export const viewProfile = icu('View Profile');
export const viewProfileOf = icu('View Profile of {name}');
export const advance = icu('Advance');
export const decline = icu('Decline');
export const review = icu('Review');
export const reviewOf = icu('Review {name}');
export const declined = icu('Declined Interview');
export const noneDeclined = icu('There are no Declined interviews till now.');

// Who is coming.
export const upcomingInterview = icu('Upcoming Interview');
export const noUpcoming = icu('No Upcoming Interviews.');
export const newApplicants = icu('New Applicants');
export const noApplicants = icu('No New Applicants.');
export const applied = icu('Applied {when}');
export const seeAllOf = icu('See All: {what}');

// What waits for a person today.
export const waitingForYou = icu('Waiting for you');
export const toDecide = icu(
  '{count, plural, =0 {No applications to decide} one {{shown} application to decide} other {{shown} applications to decide}}',
);
export const toReview = icu(
  '{count, plural, =0 {No interviews to review} one {{shown} interview to review} other {{shown} interviews to review}}',
);
export const toAnswer = icu(
  '{count, plural, =0 {No requests to answer} one {{shown} request to answer} other {{shown} requests to answer}}',
);
export const toDelete = icu(
  '{count, plural, =0 {No deletion requests to answer} one {{shown} deletion request to answer} other {{shown} deletion requests to answer}}',
);
export const toWrite = icu(
  '{count, plural, =0 {No scorecards to write} one {{shown} scorecard to write} other {{shown} scorecards to write}}',
);
export const toSet = icu(
  '{count, plural, =0 {No rounds to set a time for} one {{shown} round to set a time for} other {{shown} rounds to set a time for}}',
);
export const toReply = icu(
  '{count, plural, =0 {No candidates to reply to} one {{shown} candidate to reply to} other {{shown} candidates to reply to}}',
);
