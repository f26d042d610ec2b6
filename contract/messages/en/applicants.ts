import { icu } from '../icu.ts';

// Applications that need a decision.
export const title = icu('Applications Received');
export const lead = icu('Choose a job, then accept or decline its applicants.');
export const none = icu('There are no application received till now.');
export const seeJobs = icu('See your jobs');
export const jobsList = icu('Jobs with applications');
export const countName = icu('Applications received');
export const listTitle = icu('Applicants for {job}');
export const applicants = icu('Applicants');
export const openInHiring = icu('Open in Hiring');
export const jobIdIs = icu('Job ID: {id}');
export const search = icu('Search by name or email');
export const noMatch = icu('Nobody matches these filters.');

// Columns of the lists, and of their files.
export const serialNumber = icu('S.No.');
export const applicant = icu('Applicant');
export const emailId = icu('Email ID');
export const email = icu('Email');
export const contactNo = icu('Contact No.');
export const appliedDate = icu('Date of Application');
export const interviewDate = icu('Date of Interview');
export const criteria = icu('Criteria Matches');
export const position = icu('Position Title');
export const designation = icu('Designation');
export const jobId = icu('Job ID');
export const status = icu('Status');
export const willTravel = icu('Willing to travel');
export const willRelocate = icu('Willing to relocate');
export const score = icu('Score');
export const settledAnswers = icu('Settled answers');
export const scoredAnswers = icu('Scored answers');
export const yes = icu('yes');
export const no = icu('no');
export const willingTo = icu('Willing to');
export const travel = icu('Travel');
export const relocate = icu('Relocate');
export const documents = icu('Documents');
export const resume = icu('Resume');
export const resumeOf = icu('Resume of {name}');
export const coverLetter = icu('Cover Letter');
export const coverLetterOf = icu('Cover Letter of {name}');
export const pitch = icu('Pitch');
export const pitchOf = icu('Pitch of {name}');
export const compared = icu('What was compared');
export const comparedFor = icu('What was compared for {name}');

// What can be done with people of a list.
export const accept = icu('Accept');
export const advance = icu('Advance');
export const decline = icu('Decline');
export const compare = icu('Compare');
export const exportRows = icu('Export');
export const comparedMost = icu(
  '{max, plural, one {You can compare up to # person at a time.} other {You can compare up to # people at a time.}}',
);
export const viewProfile = icu('View Profile');
export const undo = icu('Undo');
export const openAgain = icu('Reopen');

// Saved views: the filters and the order of a list.
export const saveView = icu('Save this view');
export const viewName = icu('Name');
export const shareView = icu('Share with your company');
export const save = icu('Save');
export const savedViews = icu('Saved views');
export const views = icu('Views');
export const sharedView = icu('{name} (shared)');
export const removeView = icu('Remove “{name}”');
export const noFilters = icu('No filters');
export const noViews = icu('Filter or sort the list, then save it as a view here.');

// An accommodation in the interview.
export const timeForAnswers = icu('Time for each answer');
export const recordOnly = icu('Record only');
export const recordOnlyHint = icu('Leaving the tab or window is noted, but it doesn’t end the interview.');
export const accommodation = icu('Accommodation');
export const accommodationAbout = icu(
  '{name} will get an email about it and see it in their interview. The report never shows it.',
);
export const timeFactor = icu('{factor}× time');
export const timeFactorAndRecordOnly = icu('{factor}× time, record only');
export const usualTime = icu('Usual time');
export const optionalAccommodation = icu('Accommodation (optional)');
export const chosenAccommodation = icu('Accommodation ({what})');
export const accommodationHint = icu('We’ll tell the candidate by email. The report never shows it.');

// What of a job’s requirements a resume shows.
export const found = icu('Found');
export const namedOnly = icu('Only mentioned');
export const lessThanAsked = icu('Less than asked for');
export const notFound = icu('Not found');
export const notRead = icu('Not read');
export const criteriaOf = icu('Criteria Matches: {name}');
export const criteriaAbout = icu(
  'What the job {job} asks for, and what the resume says about it. This helps you read the resume; the decision is yours.',
);

// The lists themselves.
export const belowJobs = icu('Below the jobs: {job}, {id}');
export const moreJobs = icu('More jobs');
export const showingFirst = icu('Showing the first {shown, number}.');
export const showingOf = icu('Showing {shown, number} of {total, number}.');
export const showing = icu('Showing {shown, number}.');
export const loadMore = icu('Load more');
export const pitchTitle = icu('Pitch: {name}');
export const pitchAbout = icu('The video that the candidate sent with their application.');
export const scheduleInterview = icu('Schedule Interview');
export const scheduleAbout = icu(
  '{name} will get an email with the time of the AI interview for {job}, and an entry for their calendar.',
);
export const allReports = icu('All reports');
export const withScore = icu('With a score');
export const reviewPending = icu('Review Pending');
