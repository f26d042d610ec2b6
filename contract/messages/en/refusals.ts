import { icu } from '../icu.ts';

/** Why something was not done, and what to do next. Several features say these. */

export const notFound = icu('We couldn’t find this, or you don’t have access to it.');
export const notSignedIn = icu('Please sign in to continue.');
export const sessionEnded = icu('Your session has expired. Please sign in again.');
export const notAllowed = icu('Your account doesn’t have permission to do this.');
export const roleNotAllowed = icu('Your role doesn’t allow this. Ask an owner of your company.');
export const serverBusy = icu('The server is busy. Please try again in a moment.');
export const tooMany = icu('Too many requests. Please wait a minute and try again.');

// Accounts and signing in.
export const emailAlreadyExists = icu('This email is already registered.');
export const wrongCredentials = icu('Email or password is incorrect.');
export const wrongCurrentPassword = icu('This isn’t your current password');
export const accountLocked = icu(
  'This account has been locked by the people who run this site. If you think that’s a mistake, write to them.',
);
export const linkExpired = icu('This link is no longer valid. Please ask for a new one.');
export const captchaFailed = icu('The captcha is missing or has expired. Please solve it again.');
export const tooManyMails = icu(
  'We’ve sent many emails to this address {hours, plural, one {in the last hour} other {in the last # hours}}. Your details are saved. Open the email with your name in it, or sign in again in {hours, plural, one {an hour} other {# hours}} to get another one.',
);
export const tooManyTestMails = icu(
  'We’ve sent you many test emails {hours, plural, one {in the last hour} other {in the last # hours}}. Use the preview, or try again in {hours, plural, one {an hour} other {# hours}}.',
);
export const tooManyMailsFromNetwork = icu(
  'Your network has asked for too many emails {hours, plural, one {in the last hour} other {in the last # hours}}. Nothing was saved. Please try again in {hours, plural, one {an hour} other {# hours}}.',
);
export const tooManyMessages = icu(
  'We’ve received a lot of messages {hours, plural, one {in the last hour} other {in the last # hours}}. Please send yours again in {hours, plural, one {an hour} other {# hours}}.',
);

// Second factors.
export const secondFactorNeeded = icu('Please confirm it’s you with your second factor.');
export const secondFactorToSetUp = icu('Your company requires a second factor. Set one up to continue.');
export const secondFactorLast = icu(
  'Your company requires a second factor, and this is your only one. Add another before you remove it.',
);
export const ticketExpired = icu('Your sign-in timed out. Please sign in again.');
export const wrongCode = icu(
  'This code is wrong or has already been used. Please wait for the next one and try again.',
);
export const wrongRecoveryCode = icu('This recovery code is wrong or has already been used.');
export const passkeyNotAccepted = icu(
  'This passkey wasn’t accepted. Please try again, or use another method.',
);

// Single sign-on.
export const signOnRequired = icu('Please sign in with your company’s single sign-on.');
export const signOnUnknown = icu(
  'No company uses single sign-on with this email. Please sign in with your password.',
);
export const signOnNoProvider = icu('Single sign-on isn’t set up yet. Add a provider first.');
export const signOnAway = icu(
  'We can’t reach your single sign-on provider right now. Please sign in with your password, or try again in a few minutes.',
);
export const signOnCancelled = icu('The sign-on wasn’t completed. Try again, or sign in with your password.');
export const signOnNotAccepted = icu(
  'We couldn’t verify the answer from your single sign-on provider. Please start again.',
);
export const signOnNobody = icu(
  'No account is linked to this single sign-on. If you have an account, sign in with your password and link it under Account. If not, ask your company for an invitation.',
);
export const signOnLinkedElsewhere = icu('This single sign-on is already linked to another account.');
export const signOnExpired = icu(
  'This sign-on has expired or was started in another browser. Please start again.',
);

// Companies and their members.
export const noCompany = icu('You’re no longer a member of a company. Ask an owner to invite you again.');
export const memberAlready = icu('This person is already a member of your company.');
export const ownerAlready = icu('This person is already an owner.');
export const lastOwner = icu('A company needs at least one owner. Make someone else an owner first.');
export const addressInUse = icu(
  'This email belongs to an account that can’t join a company. Please ask for an invitation to a different email.',
);
export const invitationEnded = icu(
  'This invitation has already been used or has expired. If you’ve joined, please sign in. If not, ask your company for a new one.',
);
export const companyChangedMeanwhile = icu(
  'The profile was changed elsewhere in the meantime, so your changes aren’t saved. Discard them to see the other version, or save again to replace it.',
);

// Jobs, applications and decisions.
export const profileNeeded = icu('Please build your profile first.');
export const jobLookAgain = icu(
  'The job has changed in the meantime, so nothing was published or discarded. Look at it again, then try once more.',
);
export const alreadyApplied = icu('You’ve already applied to this job.');
export const jobAlertsFull = icu(
  'You already have {max, plural, one {# job alert} other {# job alerts}}, the most you can have. Stop one with the link in its emails, or under Email Preferences, then try again.',
);
export const jobAlertEnded = icu('This job alert has ended. To start a new one, search the open jobs.');
export const stopLinkIncomplete = icu(
  'This link is incomplete. Please open it from the email again, or copy all of it.',
);
export const invitationOver = icu('This invitation has expired. Ask the company for a new one.');
export const invitationUsed = icu(
  'This invitation has already been used, declined or revoked, or it has expired.',
);
export const invitationNotWanted = icu('This person doesn’t want invitations from your company.');
export const decisionTold = icu(
  'The emails about this decision have already been sent, so it can’t be undone. You can reopen the application instead.',
);
export const decisionNotWaiting = icu('This decision has already been undone or replaced.');
export const decisionWaiting = icu('This decision hasn’t been sent to the candidate yet. Undo it instead.');
export const offerLinkOver = icu(
  'This link has expired. Sign in to see your offer, or ask the company for a new link.',
);

// Interviews and reports.
export const interviewNotScheduled = icu('This application has no scheduled interview.');
export const interviewTooEarly = icu(
  'This interview hasn’t opened yet. Please come back at the scheduled time.',
);
export const interviewExpired = icu(
  'This interview has expired: it was open for {days, plural, one {# day} other {# days}} after its scheduled time.',
);
export const interviewGivenAgain = icu(
  'You’ve been given a new attempt at this interview, so this page is out of date. Please open the interview from your list again.',
);
export const interviewOpenElsewhere = icu(
  'This interview is open on another page or device. Please continue there.',
);
export const answerOpenElsewhere = icu(
  'You continued this interview on another page or device, so this answer wasn’t saved here. It’s still in the video.',
);
export const interviewErased = icu('This interview has been deleted.');
export const openingMovedAlready = icu(
  'You’ve already moved this interview once. If you need another time, please ask the company.',
);
export const openingOutside = icu('Please choose a time between now and the end of your interview window.');
export const consentNeeded = icu('Please read and accept the consent before you start the interview.');
export const consentChanged = icu(
  'The consent has changed since you opened this page. Please reload it and read the new version.',
);
export const notInWriting = icu('This interview takes spoken answers.');
export const noRetake = icu('This answer can’t be recorded again.');
export const roundLinkEnded = icu('This link is no longer valid. Please ask the company for a new one.');
export const guestLinkEnded = icu('This link is no longer valid. Please ask the company for a new one.');

// Files.
export const tooLarge = icu('Size must be less than or equal to {size}');
export const imageFormat = icu('Only image files are allowed');
export const roundRecordingFormat = icu('Please choose an MP4, MOV, MKV, WebM, M4A, MP3 or WAV file.');
export const infected = icu(
  'The virus scanner found a problem in this file, so it wasn’t saved. Please choose another one.',
);
export const noPicture = icu('This video has no picture. Please choose another one.');
export const noRecording = icu('This file has no picture or sound. Please choose another one.');
export const videoDamaged = icu(
  'This video is damaged or didn’t upload completely. Please upload it again, or choose another one.',
);
