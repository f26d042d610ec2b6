import { icu } from '../icu.ts';

/** What was done, as the server answers and pages show for a moment. */

export const saved = icu('Saved.');

// Accounts.
export const emailVerified = icu('Your account has been activated successfully.');
export const signedOut = icu('You’re signed out.');
export const sessionEndedByUser = icu('The session has ended.');
export const otherSessionsEnded = icu('All other sessions have ended.');
export const emailChangeSent = icu(
  'We’ve sent a link to your new email. Open it there to confirm the change.',
);
export const emailChangeCancelled = icu('Your email stays as it is.');
export const emailChanged = icu('Your email has been changed.');
export const emailChangeUndone = icu(
  'Your email address has been restored. Use your new password to sign in.',
);

// Companies and their members.
export const invitationSent = icu('Invitation sent.');
export const invitationRevoked = icu('Invitation revoked. Its link no longer works.');
export const memberRemoved = icu('Member removed and signed out everywhere.');
export const ownershipTransferred = icu('Ownership transferred. You’re a recruiter now.');
export const companySaved = icu('Saved. Everyone can see your changes now.');
export const mailTextSaved = icu('Text saved. Emails use it from now on.');
export const mailTextReset = icu('Emails use the usual text again.');
export const retentionSaved = icu('Saved. Anything older will be deleted tonight.');

// Jobs.
export const jobRestored = icu('Job restored successfully.');
export const jobSaved = icu('Job saved.');
export const jobUnsaved = icu('Job removed from your saved jobs.');
export const jobCopied = icu('Job copied. The copy is a draft.');
export const jobChangesDiscarded = icu('Changes discarded.');
export const templateSaved = icu('Template saved.');
export const templateRenamed = icu('Template renamed.');
export const templateDeleted = icu('Template deleted.');
export const blindReviewOn = icu('Blind review is on for this job.');
export const blindReviewOff = icu('Blind review is off for this job.');
export const jobAlertOn = icu(
  'Your job alert is on. We’ll email you when new jobs match, at most once a day.',
);
export const jobAlertAsked = icu(
  'Check your email: we’ve sent you a link. Your job alert is on once you’ve opened it.',
);
export const jobAlertStopped = icu(
  'Your job alert has stopped. You won’t get emails for this search any more.',
);

// Applications and offers.
export const applicationWithdrawn = icu('Application withdrawn successfully.');
export const invitationSentAgain = icu('Invitation sent again.');
export const invitationDeclined = icu('You’ve declined the invitation.');
export const decisionUndone = icu('Decision undone.');
export const decisionSent = icu('Emails sent to the candidates.');
export const offerMade = icu('Offer sent.');
export const offerWithdrawn = icu('Offer withdrawn.');
export const offerAccepted = icu('You accepted the offer. Congratulations!');
export const offerDeclined = icu('You declined the offer.');
export const offerAsked = icu('Question sent.');

// Interviews and reports.
export const accommodationSaved = icu('Accommodation saved.');
export const interviewMoved = icu('Interview rescheduled. The candidate will get an email.');
export const interviewCalledOff = icu('Interview cancelled. The candidate will get an email.');
export const interviewAgain = icu('The candidate can take the interview again and will get an email.');
export const openingMoved = icu('Your interview opens at the new time.');
export const requestMade = icu('Request sent. You’ll get an email when the company answers.');
export const requestAnswered = icu('Answer sent. The candidate will get it by email.');
export const reportOpened = icu(
  'Anyone with the link can read the report, unless the other side has closed it.',
);
export const reportClosed = icu('The report is closed to visitors.');

// Privacy.
export const consentEnded = icu('Your interview has ended, and we haven’t kept anything from it.');
export const consentWithdrawn = icu('We’ve asked the company to delete your interview.');
export const selfIdentified = icu('Saved. Only you can see your answers.');
export const selfIdentificationDeleted = icu('Your answers have been deleted.');
export const deletionAnswered = icu('Deleted. The candidate will get an email.');
export const deletionDeclined = icu('The candidate will get your reason by email.');
export const exportAsked = icu('We’re preparing your archive.');
export const erasureAsked = icu('It will be deleted. You can cancel until then.');
export const erasureCalledOff = icu('Nothing will be deleted.');
export const erased = icu('Deleted.');
export const holdSet = icu(
  'This is on legal hold. Nothing in this application will be deleted until you end the hold.',
);
export const holdLifted = icu('The legal hold has ended.');
