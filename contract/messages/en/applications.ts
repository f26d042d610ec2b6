import { icu } from '../icu.ts';

// Why something cannot be done with an application or its interview.
export const jobClosed = icu('This job is closed, so you can’t apply for it any more.');
export const pitchUnknown = icu('This isn’t a pitch video that you uploaded');
export const requestAnswered = icu('Someone on your team has already answered this request.');
export const grantByAct = icu('To grant this, let them take the interview again, or move it');
export const noInterviewLeft = icu('This application no longer has an interview to schedule.');
export const tooLateToAsk = icu(
  'You’ve already started this interview, so it’s too late to ask for an adjustment.',
);
export const closedAlready = icu('This application is already closed.');
export const tooManyReports = icu(
  'You’ve already sent several reports. Please wait for the company’s answer.',
);
export const nothingToChange = icu('This application no longer has an interview to change.');
export const settingsFixed = icu('The interview has already started, so its settings can no longer change.');
export const notToldYet = icu(
  'A decision on this application hasn’t been sent to the candidate yet. Undo it, or wait until its email has been sent.',
);
export const alreadyDeclined = icu('This application has already been declined.');
export const alreadyWithdrawn = icu('The candidate has withdrawn this application.');
export const endedHired = icu('This person has been hired.');
export const alreadySubmitted = icu('The interview for this application has already been submitted.');
export const tooLateToMove = icu('You’ve already started this interview, so it can no longer be moved.');
export const overByThen = icu('The interview would already be over by then');
export const onlyExtend = icu('The interview has already started. You can extend it, but no longer move it.');
export const onlyLonger = icu(
  'The interview has already started. You can leave it open for longer, but not close it earlier.',
);
export const begun = icu('The interview has already started, so it can no longer be cancelled.');
export const noticeNote = icu('Confirmed: the candidate was told about the tool before applying.');

// How a resume meets the requirements of a job.
export const nothingToCompare = icu('This job has no requirements to compare');
export const resumeUnread = icu('We couldn’t read this resume');
export const requirementsFound = icu(
  '{total, plural, one {{found, number} of # requirement found in the resume} other {{found, number} of # requirements found in the resume}}',
);
export const required = icu('{what} (required)');
export const preferred = icu('{what} (preferred)');
export const timeOf = icu('{time} of {skill}');
export const resumeSays = icu('The resume says: “{quote}”');
export const evidenceUnread = icu('We couldn’t read this resume.');
export const datesUnread = icu('We couldn’t read some of the dates in the resume, so no years were counted.');
export const timeFound = icu('{time} found. {quote}');
export const notInResume = icu('We didn’t find this in the resume.');
export const inProfileOnly = icu('In the profile, but not in the resume.');
export const years = icu('{count, plural, one {# year} other {# years}}');
export const months = icu('{count, plural, one {# month} other {# months}}');

// The candidate’s applications.
export const title = icu('Applied Jobs');
export const listName = icu('Applied jobs');
export const none = icu('Sorry No applied jobs');
export const seeOpenJobs = icu('See the open jobs');
export const designation = icu('Designation');
export const appliedDate = icu('Applied Date');
export const jobType = icu('Job Type');
export const details = icu('Details');
export const status = icu('Application Status');
export const viewDetails = icu('View Details');
export const viewDetailsOf = icu('View Details of {job}');
export const newMessages = icu('{count, plural, one {# new message} other {# new messages}}');
export const newMessagesAbout = icu(
  '{count, plural, one {# new message about {job}} other {# new messages about {job}}}',
);

// One of them.
export const detailsTitle = icu('Application Details');
export const detailsAbout = icu('How your application is going, and the job it’s for.');
export const employer = icu('Employer');
export const aiInterview = icu('AI Interview');
export const fromUntil = icu('{from} until {until}');
export const report = icu('Report');
export const earlierReport = icu('Earlier report');
export const completed = icu('COMPLETED');
export const feedback = icu('Feedback');
export const feedbackOf = icu('Feedback: {job}');
export const yourApplication = icu('Your application');
export const doneStep = icu('Done');
export const nowStep = icu('Now');
export const nextStep = icu('Next');
export const begins = icu('It begins {when}.');
export const openFromUntil = icu('Open from {from} until {until}.');
export const readOffer = icu('Read the offer');

// Applying.
export const apply = icu('Apply');
export const applyTo = icu('Apply: {job}');
export const applyFor = icu('Apply for {job}');
export const applyAbout = icu('Answer a few questions and send your application.');
export const noLongerOpen = icu('No longer open');
export const buildProfile = icu('Build your profile');
export const companySees = icu('{company} sees your {profile} and what you answer here.');
export const profileLink = icu('profile');
export const travel = icu('Are you willing to travel?');
export const relocate = icu('Are you willing to relocate?');
export const resume = icu('Resume');
export const resumeHint = icu(
  'We’ll send the resume from your profile. You can choose another one for this job only.',
);
export const agree = icu('I agree to the {terms}');
export const terms = icu('Terms & Conditions');
export const resumeUploading = icu('Uploading your resume…');
export const pitchUploading = icu('Uploading your pitch video…');
export const openJobsList = icu('Open jobs');
export const yourPitch = icu('Your pitch');
export const recordedPitch = icu('Your recorded pitch');
export const anotherPitch = icu('Record or choose another');
export const pitchUpload = icu('Pitch video: upload');
export const cancelUpload = icu('Cancel the upload');
export const pitchVideo = icu('Pitch video');
export const pitchHint = icu(
  'Why should we hire you? Tell us in a minute or two: choose a video, or record one here.',
);

// Jobs.
export const totalJobs = icu('Total Jobs');
export const openJobs = icu('Open Jobs');
export const jobDescription = icu('Job Description');
export const chooseJob = icu('Please choose a job first.');
export const show = icu('Show');
export const allOpenJobs = icu('All open jobs');
export const saved = icu('Saved');
export const noneSaved = icu('You haven’t saved any jobs yet.');
export const noJobs = icu('Sorry No Jobs Available.');
export const showAllSaved = icu('Show all saved jobs');
export const showAllOpen = icu('Show all open jobs');

// Withdrawing.
export const withdrawApplication = icu('Withdraw application');
export const withdrawTitle = icu('Withdraw your application for {job}?');
export const withdraw = icu('Withdraw');
export const keepIt = icu('Keep it');
export const withdrawMail = icu('{company} will get an email that you’ve withdrawn.');
export const withdrawInterview = icu('Your interview on {when} will be cancelled.');
export const canApplyAgain = icu('You can apply again as long as the job is open.');
export const cannotApplyAgain = icu('The job is closed, so you can’t apply again.');

// What the candidate asks about an interview.
export const requests = icu('Requests');
export const youAsked = icu('You asked for {what}.');
export const youReported = icu('You reported a problem.');
export const notAnswered = icu('{company} hasn’t answered yet.');
export const answered = icu('{company} has answered.');
export const granted = icu('{company} has granted it.');
export const declined = icu('{company} has declined it.');
export const givenAgain = icu('{company} lets you take the interview again.');
export const givenAgainInPart = icu('{company} lets you answer the missing questions.');
export const moved = icu('{company} moved the interview.');
export const theyWrite = icu('{company} wrote: {words}');
export const needAdjustment = icu(
  'Do you need the interview to work differently for you? Reviewers don’t see what you ask for.',
);
export const reportProblem = icu('Report a problem');
export const askAdjustment = icu('Ask for an adjustment');
export const inInterviewFor = icu(' in the interview for {job}');
export const adjustmentAbout = icu(
  'The people who decide on your application will read this and answer by email. Reviewers never see that you asked, or why. A new request replaces one that hasn’t been answered yet.',
);
export const adjustmentLabel = icu('What should they know? (optional)');
export const adjustmentHint = icu('You don’t have to say why.');
export const problemAbout = icu(
  'The company gets an email and sees what happened in your interview: when it started, whether it was left or reloaded, and why it ended. A person there can let you take it again, all of it or just the unanswered questions. You’ll get an email with their answer.',
);
export const problemLabel = icu('What happened? (optional)');
export const problemHint = icu('Use your own words. Nothing you write here is scored.');
export const whatToAsk = icu('What do you need?');
export const sendRequest = icu('Send request');
