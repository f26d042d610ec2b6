import { icu } from '../icu.ts';

// What a decision needs.
export const stageUnknown = icu('This stage is not known');
export const outcomeUnknown = icu('This outcome is not known');
export const noteTooLong = icu('A note has at most {max, number} characters');
export const selectReason = icu('Please select a reason');
export const oneTarget = icu('Please name a stage or an outcome, and not both');
export const listExpected = icu('Please send the applications as a list');
export const selectOne = icu('Please select at least one application');
export const tooManyAtOnce = icu('At most {max, number} applications are decided at once');
export const selectOpening = icu('Please select when the interview opens');
export const nameDecision = icu('Please name the decision');
export const minutesMissing = icu('Please enter the minutes');
export const minutesWhole = icu('Please enter whole minutes');
export const minutesNegative = icu('Enter 0 minutes or more');
export const minutesTooMany = icu('Emails wait for at most {max, number} minutes');
export const reasonTooLong = icu('A reason has at most {max, number} characters');
export const nameReason = icu('Please name the reason');
export const sharedTooLong = icu('The text for candidates has at most {max, number} characters');
export const reasonsAsList = icu('Please send the reasons as a list');
export const keepOneReason = icu('Please keep at least one reason');

// Who acted.
export const theCandidate = icu('The candidate');
export const aProgram = icu('A program of your company');
export const theServer = icu('The system');
export const formerMember = icu('A former member');
export const yourCompany = icu('Your company');

// What somebody else has done to an application meanwhile.
export const changedMeanwhile = icu('This application has changed in the meantime.');
export const otherReopened = icu('{who} has reopened this application.');
export const otherDeclined = icu('{who} has declined this application.');
export const otherWithdrew = icu('{who} has withdrawn this application.');
export const otherMarkedWithdrawn = icu('{who} has marked this application as withdrawn.');
export const otherHired = icu('{who} has hired this person.');
export const otherNoShow = icu('This person did not come to the interview.');
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
export const undoFirst = icu('{why} The candidate doesn’t know yet: undo it first.');
export const reopenFirst = icu('{why} Reopen the application first.');
export const interviewOver = icu(
  'The AI interview for this application is over, so it can’t move back to a stage before it.',
);
export const interviewFirst = icu('The AI interview comes first: accept the application, or decline it.');
export const notSubmitted = icu('The AI interview hasn’t been submitted yet.');
export const didNotWork = icu('That didn’t work. Please try again.');
export const noMail = icu('No email goes with this move.');
export const reasonForDecline = icu('Only a decline can have a reason');
export const undone = icu('Undone.');
