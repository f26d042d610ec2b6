import { icu } from '../icu.ts';

// A job that the people who run the site took down.
export const takenDownTitle = icu('This job was taken down');
export const takenDownText = icu(
  'The people who run this site took it down on {when}. Candidates can’t find it, and nobody can apply. If you think this is a mistake, write to them.',
);

// The lists of a company’s jobs.
export const totalJobs = icu('Total Jobs');
export const jobs = icu('Jobs');
export const all = icu('All');
export const closedJobs = icu('Closed Jobs');
export const openJobs = icu('Open Jobs');
export const templates = icu('Job Templates');
export const post = icu('Post A Job');
export const filter = icu('Filter jobs');
export const search = icu('Search my jobs');
export const noneOfKind = icu('You have no jobs like this.');
export const noneNamed = icu('None of your jobs match ‘{search}’.');
export const showAll = icu('Show all jobs');
export const none = icu('There are no jobs posted till now.');
export const create = icu('Create One');
export const jobCount = icu('{total, plural, one {# job} other {# jobs}}');
export const jobCountOrMore = icu('{total, number} or more jobs');
export const applicationCount = icu('{count, plural, one {# application} other {# applications}}');
export const isDeleted = icu('This job is deleted.');
export const deletedJobs = icu('Deleted Jobs');
export const deletedList = icu('Deleted jobs');
export const noneDeleted = icu('There are no deleted jobs till now.');
export const deletedCount = icu('Deleted Jobs: {total, number}');
export const deletedCountOrMore = icu('Deleted Jobs: {total, number} or more');
export const draftJobs = icu('Draft Jobs');
export const draftsAbout = icu('Only you can see these. Continue where you left off.');
export const noneDrafted = icu('There are no draft jobs till now.');
export const draftList = icu('Draft jobs');
export const nextStep = icu('Next: {step}');

// The file of a list of jobs.
export const designation = icu('Designation');
export const jobId = icu('Job ID');
export const status = icu('Status');
export const jobType = icu('Job Type');
export const createdOn = icu('Created');
export const posted = icu('Posted');
export const applications = icu('Applications');

// What can be done with a job.
export const more = icu('More: {role}, {id}');
export const copy = icu('Copy job');
export const saveAsTemplate = icu('Save as template');
export const planRounds = icu('Plan the rounds');
export const inviteCandidates = icu('Invite candidates');
export const change = icu('{action}: {role}');
export const nameOf = icu('{role} ({id})');
export const close = icu('Close');
export const closeTitle = icu('Close {job}?');
export const closeEffect = icu('Nobody can apply any more. You can repost the job at any time.');
export const closeJob = icu('Close job');
export const repost = icu('Repost');
export const repostTitle = icu('Repost {job}?');
export const repostEffect = icu('The job will be open again, and candidates can find it and apply.');
export const repostJob = icu('Repost job');
export const reposted = icu('Job Reposted Successfully.');
export const restore = icu('Restore');
export const restoreTitle = icu('Restore {job}?');
export const restoreDraftEffect = icu('It was never posted, so it goes back to your draft jobs as it was.');
export const restoreEffect = icu('It goes back to how it was before you deleted it, open or closed.');
export const restoreJob = icu('Restore job');
export const delete_ = icu('Delete');
export const deleteTitle = icu('Delete {job}?');
export const deleteDraftEffect = icu('The draft moves to your deleted jobs.');
export const deleteEffect = icu(
  'Candidates will no longer see the job. It moves to your deleted jobs, and you can repost it from there.',
);
export const deleteJob = icu('Delete job');
export const continue_ = icu('Continue');
export const update = icu('Update');
export const undo = icu('Undo');

// Whom a change of a job concerns.
export const nobodyConcerned = icu(
  'No applicants are waiting for your decision, and no interviews are scheduled.',
);
export const applicantsWaiting = icu(
  '{count, plural, one {# applicant is waiting for your decision.} other {# applicants are waiting for your decision.}}',
);
export const interviewsToDecide = icu(
  '{count, plural, one {# finished interview needs your decision.} other {# finished interviews need your decision.}}',
);
export const interviewsScheduled = icu(
  '{count, plural, =0 {No interviews are scheduled.} one {# interview is scheduled.} other {# interviews are scheduled.}}',
);
export const interviewsFinished = icu(
  '{count, plural, one {# interview is finished.} other {# interviews are finished.}}',
);
export const applicantsStay = icu('You can still accept or decline applicants.');
export const finishedStay = icu('You can still decide on finished interviews.');
export const scheduledStay = icu('Scheduled interviews can still be taken.');
export const applicantsTold = icu(
  'Applicants in progress will get an email saying the job was taken down, unless you undo this in time.',
);
export const questionsStay = icu(
  '{count, plural, one {It keeps its questions. Your new questions are asked in interviews that you schedule after you press Update Job.} other {They keep their questions. Your new questions are asked in interviews that you schedule after you press Update Job.}}',
);

// Changes that are not published.
export const unpublishedTitle = icu('Changes not published yet');
export const changed = icu('Changed: {steps}.');
export const seenAsBefore = icu('Candidates see the job as it was until you press Update Job.');
export const reviewChanges = icu('Review changes');
export const discardChanges = icu('Discard changes');
export const discardTitle = icu('Discard the changes to {id}?');
export const discardEffect = icu(
  'The job stays as candidates see it now. Your unpublished changes will be lost.',
);
export const discardSteps = icu(
  'The job stays as candidates see it now. You’ll lose your changes to: {steps}.',
);

// The link with a source.
export const sourceLink = icu('Link with source');
export const sourceAbout = icu(
  'Applications through this link are counted under its word in Hiring and Insights.',
);
export const sourceWhere = icu('Where will you post it?');
export const sourceHint = icu('For example linkedin, newsletter or job-fair');
export const link = icu('Link');
export const copyLink = icu('Copy the link');
export const linkCopied = icu('The link was copied.');
export const selectLink = icu('Select the link and copy it.');

// Where applications come from.
export const fromInvitation = icu('Invitation');
export const fromCompanyPage = icu('Company page');
export const fromWebsite = icu('Your website');
export const fromFeed = icu('Feed');
export const fromJobAlert = icu('Job alert');
export const fromNowhere = icu('No source');
export const sourceTooLong = icu('A source has at most {max, number} characters');

// Blind review.
export const blindOn = icu('Blind review is on');
export const blindOff = icu('Blind review is off');
export const blindOffTitle = icu('Turn blind review off?');
export const blindOnTitle = icu('Turn blind review on?');
export const turnOff = icu('Turn off');
export const turnOn = icu('Turn on');
export const blindOffEffect = icu('Members will see the analysis and each other’s scorecards right away.');
export const blindOnEffect = icu(
  'Members fill in their own scorecard for an interview before they see the analysis and what others think. Meanwhile, nobody can read the reports through their link alone.',
);

// What somebody else changed in a job.
export const changedByYou = icu('You changed {what} {when}, in another tab or on another device.');
export const changedBy = icu('{name} changed {what} {when}.');
export const changedBySomeone = icu('Someone on your team changed {what} {when}.');
export const partDesignation = icu('the designation');
export const partType = icu('the job type');
export const partIndustry = icu('the industry');
export const partDescription = icu('the description');
export const partContract = icu('the contract period');
export const partSalary = icu('the salary');
export const partSkills = icu('the skills');
export const partQuestions = icu('the questions');
export const partEducation = icu('the education');
export const partPay = icu('the hourly pay');
export const partBenefits = icu('the benefits');
export const partTravel = icu('the travel details');
export const partHome = icu('the work-from-home details');
export const partStart = icu('the start date');
export const partMisc = icu('the misc information');
export const partRounds = icu('the interview process');
export const partSettings = icu('the interview settings');
export const partPlace = icu('the work location');
export const partOnboarding = icu('the onboarding');
export const partMessage = icu('the personal message');

// Refusals.
export const refusedClosed = icu('This job is closed. Repost it to open it again.');
export const refusedPublished = icu('This job is already published. Close it instead.');
export const refusedNotPublished = icu('This job isn’t published yet, so it can’t be closed.');
export const refusedDraft = icu('This job is a draft. Publish it instead.');
export const refusedNeverPosted = icu('This job was never posted. Restore it to get your draft back.');
export const refusedDeleted = icu('This job is deleted. Repost or restore it first.');
export const refusedTakenDown = icu('The people who run this site took this job down: {reason}');
export const refusedCompanyDown = icu(
  'The people who run this site took your company down, so it can’t post jobs. Write to them if you think this is a mistake.',
);
export const refusedIncomplete = icu('Please complete this step first: {step}.');
