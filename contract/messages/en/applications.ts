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
  'The candidate hasn’t been told about a decision on this application yet. Undo it, or wait until its email has been sent.',
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
