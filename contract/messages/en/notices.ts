import { icu } from '../icu.ts';

// The kinds of email that a person can turn off, each with a name and when it comes.
export const scheduledName = icu('Interview scheduled');
export const scheduledText = icu(
  'An employer has scheduled your interview, with an entry for your calendar.',
);
export const reminderName = icu('Interview reminders');
export const reminderText = icu('A day before your interview opens, and an hour before.');
export const windowName = icu('Interviews opening and closing');
export const windowText = icu('Your interview is open, closes within a day, or has closed.');
export const roundInvitationName = icu('Invitations to rounds');
export const roundInvitationText = icu(
  'A company invites you to a round of interviews with people, or something about it changes.',
);
export const roundReminderName = icu('Round reminders');
export const roundReminderText = icu('A day before a round you take part in, and an hour before.');
export const roundChangedName = icu('Rounds');
export const roundChangedText = icu(
  'A round you take part in gets a time, or is moved or cancelled, with an entry for your calendar.',
);
export const requestAnsweredName = icu('Answers to your requests');
export const requestAnsweredText = icu('An employer has answered a request about your interview.');
export const sentName = icu('Application sent');
export const sentText = icu('An employer has received your application.');
export const declinedName = icu('Application declined');
export const declinedText = icu('An employer has decided not to move forward with your application.');
export const advancedName = icu('Next steps');
export const advancedText = icu('An employer has moved your application forward, or reopened it.');
export const offerName = icu('Offers');
export const offerText = icu(
  'An employer makes you an offer, changes or withdraws it, or is waiting for your answer, or an offer has expired.',
);
export const jobDeletedName = icu('Jobs taken down');
export const jobDeletedText = icu('An employer has taken down a job while your application is in progress.');
export const receivedName = icu('New applications');
export const receivedText = icu('Someone has applied to one of your jobs.');
export const withdrawnName = icu('Withdrawn applications');
export const withdrawnText = icu('Someone has withdrawn their application to one of your jobs.');
export const requestName = icu('Requests');
export const requestText = icu(
  'A candidate asks for an adjustment or another time, or reports a problem in an interview.',
);
export const messageName = icu('Messages');
export const messageText = icu('Someone wrote to you about an application.');
export const offerAnsweredName = icu('Answers to offers');
export const offerAnsweredText = icu('A candidate has accepted or declined your offer, or it has expired.');
export const deletionName = icu('Deletion requests');
export const deletionText = icu(
  'A candidate withdrew their consent to an interview and is waiting for your answer.',
);
export const reportName = icu('Report ready');
export const reportText = icu('The report on an interview is ready.');
export const correctedName = icu('Transcript corrections');
export const correctedText = icu('A candidate says that words of an answer were misheard.');
export const mentionedName = icu('Mentions');
export const mentionedText = icu('A colleague mentioned you in a note on an applicant.');
export const cardName = icu('Missing scorecards');
export const cardText = icu('You took part in a round, and your scorecard is still missing a day later.');

// In New York City, candidates are told about the tool some days before it is used.
export const newYorkRule = icu(
  '{days, plural, one {In New York City, candidates must be told about the tool at least # business day before it is used.} other {In New York City, candidates must be told about the tool at least # business days before it is used.}}',
);
export const toldWhenApplying = icu(
  'We told this candidate on {told}, when they applied, so the interview can open from {earliest} on, or later if there are public holidays in between. If you told them earlier, confirm it.',
);
export const toldToday = icu(
  'We’ll tell people you invite today right away, so the interview can open from {earliest} on, or later if there are public holidays in between.',
);

// What a setting cannot be.
export const kindUnknown = icu('This kind of email is not known');
export const zoneUnknown = icu('This time zone is not known');
export const nameZone = icu('Please choose a time zone');
export const isOnMissing = icu('isOn must be true or false');
export const paceUnknown = icu('pace must be at-once or daily');
export const alwaysAtOnce = icu('Emails of this kind are always sent right away');
export const preferencesAsList = icu('Please send the preferences as a list');
export const isChosenMissing = icu('isChosen must be true or false');
export const linkIncomplete = icu('This link is incomplete');
export const notYourKind = icu('You don’t get emails of this kind');
export const noMore = icu('You won’t get any more emails of this kind.');
export const footer = icu(
  'You’re getting this email because you have a Roundone account. To stop emails of this kind ({kind}): {link}',
);
export const chooseMails = icu('To choose which emails you get: {link}');

// The page of these settings.
export const title = icu('Email Preferences');
export const lead = icu('Choose which emails you get.');
export const alwaysSent = icu(
  'We always send emails about your account itself, such as to verify your email or reset your password.',
);
export const whenSent = icu('When emails of the kind {kind} are sent');
export const dailyHint = icu(
  'One email at {hour, number} in the morning with the previous day’s applications, if there were any.',
);
export const atOnceHint = icu('One email for each application.');
export const atOnce = icu('Right away');
export const daily = icu('Once a day');
export const times = icu('Times');
export const zoneSaved = icu('Time zone saved.');
export const timeZone = icu('Time zone');
export const zoneHint = icu('Emails to you show times in this zone: {zone}.');
export const zoneNotFound = icu('Time zone not found');
export const sameAsBrowser = icu('Same as my browser ({zone})');
export const unsubscribe = icu('Unsubscribe');
export const signInToChoose = icu('Sign in to choose your emails');
export const chooseYours = icu('Choose your emails');
export const youGet = icu('You get emails of the kind {kind}.');
export const youGetNone = icu('You don’t get emails of the kind {kind} any more.');
export const stopThese = icu('Stop these emails');
export const turnOnAgain = icu('Turn them on again');
export const allPreferences = icu('All email preferences');
