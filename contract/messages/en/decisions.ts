import { icu } from '../icu.ts';

// What a decision needs.
export const stageUnknown = icu('This stage is not known');
export const outcomeUnknown = icu('This outcome is not known');
export const noteTooLong = icu('A note has at most {max, number} characters');
export const selectReason = icu('Please select a reason');
export const oneTarget = icu('Please choose a stage or an outcome, not both');
export const listExpected = icu('Please send the applications as a list');
export const selectOne = icu('Please select at least one application');
export const tooManyAtOnce = icu('You can decide on at most {max, number} applications at once');
export const selectOpening = icu('Please select when the interview opens');
export const nameDecision = icu('Please say which decision');
export const minutesMissing = icu('Please enter the minutes');
export const minutesWhole = icu('Please enter whole minutes');
export const minutesNegative = icu('The minutes can’t be negative');
export const minutesTooMany = icu('Emails can wait at most {max, number} minutes');
export const reasonTooLong = icu('A reason has at most {max, number} characters');
export const nameReason = icu('Please say which reason');
export const sharedTooLong = icu('The text for candidates has at most {max, number} characters');
export const reasonsAsList = icu('Please send the reasons as a list');
export const keepOneReason = icu('Please keep at least one reason');

// Who acted.
export const theCandidate = icu('The candidate');
export const aProgram = icu('A program of your company');
export const theSystem = icu('The system');
export const formerMember = icu('A former member');
export const yourCompany = icu('Your company');

// What somebody else has done to an application meanwhile.
export const changedMeanwhile = icu('This application has changed in the meantime.');
export const otherReopened = icu('{who} has reopened this application.');
export const otherDeclined = icu('{who} has declined this application.');
export const otherWithdrew = icu('{who} has withdrawn this application.');
export const otherMarkedWithdrawn = icu('{who} has marked this application as withdrawn.');
export const otherHired = icu('{who} has hired this person.');
export const otherNoShow = icu('This person didn’t take the interview.');
export const otherMoved = icu('{who} has moved this application to {place}.');

// What a decision has done. `alone`: nothing else was done.
export const doneDeclined = icu(
  '{alone, select, yes {Application declined.} other {{count, plural, one {# application declined.} other {# applications declined.}}}}',
);
export const doneUndone = icu(
  '{alone, select, yes {Earlier decision undone.} other {{count, plural, one {# earlier decision undone.} other {# earlier decisions undone.}}}}',
);
export const doneReopened = icu(
  '{alone, select, yes {Application reopened.} other {{count, plural, one {# application reopened.} other {# applications reopened.}}}}',
);
export const doneWithdrawn = icu(
  '{alone, select, yes {Application marked as withdrawn.} other {{count, plural, one {# application marked as withdrawn.} other {# applications marked as withdrawn.}}}}',
);
export const doneHired = icu(
  '{alone, select, yes {Applicant hired.} other {{count, plural, one {# applicant hired.} other {# applicants hired.}}}}',
);
export const doneNoShow = icu(
  '{alone, select, yes {Applicant marked as a no-show.} other {{count, plural, one {# applicant marked as a no-show.} other {# applicants marked as a no-show.}}}}',
);
export const doneScheduled = icu(
  '{alone, select, yes {Interview scheduled.} other {{count, plural, one {# interview scheduled.} other {# interviews scheduled.}}}}',
);
export const doneCancelled = icu(
  '{alone, select, yes {Interview cancelled.} other {{count, plural, one {# interview cancelled.} other {# interviews cancelled.}}}}',
);
export const doneAdvanced = icu(
  '{alone, select, yes {Application advanced to {place}.} other {{count, plural, one {# application advanced to {place}.} other {# applications advanced to {place}.}}}}',
);
export const doneMovedBack = icu(
  '{alone, select, yes {Application moved back to {place}.} other {{count, plural, one {# application moved back to {place}.} other {# applications moved back to {place}.}}}}',
);

// Why a decision cannot be made.
export const stillPending = icu('This application is still pending.');
export const alreadyScheduled = icu('The interview for this application is already scheduled.');
export const alreadyDeclined = icu('This application has already been declined.');
export const alreadyCompleted = icu('The interview for this application is already completed.');
export const alreadyWithdrawn = icu('The candidate has withdrawn this application.');
export const changedNow = icu('This application was changed a moment ago. Please look at it again.');
export const nothingChanged = icu('{why} Nothing was changed.');
export const noSuchRound = icu('The interview process of this job doesn’t have this round.');
export const candidateBegan = icu(
  'The candidate has started the interview. Please decide once it’s submitted.',
);
export const undoFirst = icu('{why} The candidate hasn’t been told yet: undo it first.');
export const reopenFirst = icu('{why} Reopen the application first.');
export const interviewOver = icu(
  'The AI interview for this application is over, so it can’t go back to an earlier stage.',
);
export const interviewFirst = icu('The AI interview comes first: accept the application, or decline it.');
export const notSubmitted = icu('The AI interview hasn’t been submitted yet.');
export const didNotWork = icu('That didn’t work. Please try again.');
export const noMail = icu('There’s no email for this move.');
export const reasonForDecline = icu('Only a decline can have a reason');
export const undone = icu('Undone.');

// The history of an application.
export const historyTitle = icu('Stage and history');
export const nowSince = icu('Now: {stage}{since}');
export const since = icu(', since {when}');
export const history = icu('History');
export const learnsAt = icu('We’ll tell {name} on {when}.');
export const undo = icu('Undo');
export const scheduleInterview = icu('Schedule Interview');
export const advance = icu('Advance');
export const decline = icu('Decline');
export const openAgain = icu('Reopen');
export const begins = icu('Begins {when}');
export const actMoved = icu('Interview moved');
export const actExtended = icu('Interview closes at a different time');
export const actGivenAgain = icu('Interview to be taken again');
export const actGivenAgainInPart = icu('Unanswered questions to be asked again');
export const actOpeningMoved = icu('Interview moved by the candidate');
export const undoneMark = icu(' (undone)');
export const openFromUntil = icu('Open from {from} until {until}');
export const reasonIs = icu('Reason: {reason}');
export const reasonNotShared = icu('Reason: {reason} (not shared)');

// Deciding.
export const declineOne = icu('Decline {name}');
export const advanceOne = icu('Advance {name}');
export const acceptOne = icu('Accept {name}');
export const declineMany = icu('{count, plural, one {Decline # applicant} other {Decline # applicants}}');
export const advanceMany = icu('{count, plural, one {Advance # applicant} other {Advance # applicants}}');
export const acceptMany = icu('{count, plural, one {Accept # applicant} other {Accept # applicants}}');
export const declineAbout = icu('This closes the application. You’ll see the email before it’s sent.');
export const advanceAbout = icu(
  'The application moves to a later stage. You’ll see the email before it’s sent.',
);
export const acceptAbout = icu('Choose when the interview opens. The candidate gets an email.');
export const notDone = icu(
  '{done, select, declined {{count, number} of {total, plural, one {# applicant} other {# applicants}} couldn’t be declined.} advanced {{count, number} of {total, plural, one {# applicant} other {# applicants}} couldn’t be advanced.} accepted {{count, number} of {total, plural, one {# applicant} other {# applicants}} couldn’t be invited to an interview.} other {{count, number} of {total, plural, one {# applicant} other {# applicants}} couldn’t be invited.}}',
);
export const notDoneList = icu(
  '{done, select, declined {Not declined} advanced {Not advanced} accepted {Not invited to an interview} other {Not invited}}',
);
export const formName = icu('Decision');
export const toWhichStage = icu('To which stage');
export const andMore = icu('{names} and {more, number} more');
export const mail = icu('Email');
export const usualMail = icu('Send the usual email');
export const ownMail = icu('Change its text for this decision');
export const noMailAtAll = icu('Don’t send an email');
export const mailSubject = icu('Subject');
export const mailText = icu('Text');
export const mailHint = icu('Words in braces are replaced for each person: {placeholders}');
export const mailTo = icu('The email to {name}');
export const mailToExample = icu('The email to {name}, as an example');
export const ok = icu('OK');
export const noteField = icu('Note for your colleagues (optional)');
export const noteHint = icu('It’s kept in the applicant’s history. Candidates never see it.');
export const toldBeforeMany = icu('These candidates were told before they applied');
export const toldBefore = icu('This candidate was told before applying');
export const toldBeforeHint = icu('We’ll note it in the application’s history.');
export const untilDays = icu('{days, plural, one {{until} (# day)} other {{until} (# days)}}');
export const opensNow = icu(
  '{when} has passed: the interview opens right away and stays open until {until}.',
);
export const opensThen = icu('The interview is open from {when} until {until}.');
export const reason = icu('Reason');
export const noReason = icu('No reason');
export const readsNoReason = icu('The candidate won’t see a reason.');
export const readsReason = icu('The candidate will see: {text}');
export const reopenTitle = icu('Reopen the application of {name}');
export const reopenAbout = icu('The application will be open again, so you can decide on it once more.');
export const reopened = icu('The application is open again.');
export const reopenText = icu('You can decide on {name} again. Everything so far stays in the history.');

// Decisions whose emails have not gone yet. The first two stand after their number, which is alone where there is little room.
export const waiting = icu('{count, plural, one {decision waiting} other {decisions waiting}}');
export const waitingUntil = icu(
  '{count, plural, one {decision waiting · until {time}} other {decisions waiting · until {time}}}',
);
export const waitingTitle = icu('Decisions waiting');
export const waitingAbout = icu(
  'Nobody has been told about these decisions yet. Emails go out when the time is up, or when you send them.',
);
export const noneWaiting = icu('No decisions are waiting.');
export const undoNamed = icu('Undo: {decision}');
export const sendNowNamed = icu('Send now: {decision}');
export const sendNow = icu('Send now');
export const moreNames = icu('{count, number} more');
export const lessThanMinute = icu('Less than a minute left');
export const minutesLeft = icu('{count, plural, one {# minute left} other {# minutes left}}');

// When an interview opens.
export const selectTime = icu('Please select a time');
export const selectDateAndTime = icu(
  'Please select a date and a time. A time that has passed opens the interview right away.',
);
export const date = icu('Date');
export const isRequired = icu('(required)');
export const selectDate = icu('Select a date');
export const previousMonth = icu('Previous month');
export const nextMonth = icu('Next month');
export const time = icu('Time');
export const hours = icu('Hours');
export const minutes = icu('Minutes');
export const amPm = icu('AM or PM');
export const inYourZone = icu('In your time zone: {zone}');
