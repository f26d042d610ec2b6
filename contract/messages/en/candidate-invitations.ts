import { icu } from '../icu.ts';

// What the invited person reads.
export const invitation = icu('Invitation');
export const ended = icu(
  'This invitation has expired. Ask the company for a new one, or look for other jobs.',
);
export const seeOpenJobs = icu('See open jobs');
export const used = icu('This invitation has already been used to apply.');
export const youDeclined = icu('You’ve declined this invitation.');
export const jobClosed = icu('This job no longer accepts applications.');
export const readAboutJob = icu('Read about the job');
export const noThankYou = icu('No, thank you');
export const noThankYouTo = icu('No, thank you: {job}');
export const sentTo = icu('The invitation was sent to {email}. You can use it until {when}.');
export const signedInForCompany = icu(
  'You’re signed in as an employer. Log out to use this invitation as a candidate.',
);
export const seeAndApply = icu('See the job and apply');
export const otherAddress = icu('You’re signed in with an email other than {email}.');
export const useWithAccount = icu('Use it with this account');
export const registerOrSignIn = icu(
  'Register or sign in with {email}. If your account has a different email, sign in and open the link in your email again.',
);
export const register = icu('Register');
export const signIn = icu('Sign in');
export const seeJob = icu('See the job');
export const noticeTitle = icu('{job}: {invited}');
export const invitesToApply = icu('{company} invites you to apply.');
export const invitesToInterview = icu('{company} invites you to an interview.');
export const applyHappens = icu('Read about the job and apply if you like it.');
export const interviewHappens = icu(
  'Apply, and your interview is scheduled right away. It opens on {opens}, and you can take it at any time until {closes}.',
);
export const stopTitle = icu('Invitations');
export const stopped = icu('{company} can’t send invitations to {email} any more.');
export const notStopped = icu('{company} can send invitations to {email} again.');
export const allowAgain = icu('Allow them again');
export const stop = icu('Stop invitations from this company');

// How far an invitation is, and what it is for.
export const sent = icu('Sent');
export const opened = icu('Link opened');
export const applied = icu('Applied');
export const declined = icu('Declined');
export const expired = icu('Expired');
export const revoked = icu('Revoked');
export const toApply = icu('To apply');
export const toInterview = icu('To the interview');
export const stateCount = icu('{state} ({count, number})');

// What became of each person of a list.
export const resultSent = icu('The invitation is on its way.');
export const resultInvited = icu('Already invited, so we didn’t send a second email.');
export const resultApplied = icu('Has already applied to this job.');
export const resultDeclined = icu('Has declined your invitation to this job.');
export const resultTwice = icu('Is on this list twice. We sent one email.');
export const resultWrongEmail = icu('This is not an email address.');
export const resultWrongName = icu('This is not a name. Correct it, or leave it out.');
export const resultNotWanted = icu('Doesn’t want any more invitations from your company.');
export const resultTooMany = icu('Has already had many invitations today. Try again tomorrow.');
export const resultTooManyToday = icu(
  'Your company has already sent {max, number} invitations in a day. Try again tomorrow.',
);

// What an invitation cannot be.
export const nameInvitation = icu('Please say which invitation');
export const dateWhole = icu('A date must be in whole milliseconds');
export const dateTooFar = icu('This date is too far away');
export const chooseKind = icu('Please choose what the invitation is for');
export const emailTooLong = icu('An email has at most {max, number} characters');
export const peopleAsList = icu('Please send the people as a list');
export const nameOne = icu('Please add at least one person');
export const listTooLong = icu('A list has at most {max, number} people');
export const stateUnknown = icu('This status is not known');
export const isStoppedMissing = icu('isStopped must be true or false');

// What happened, or why not.
export const isDraft = icu('This job is a draft. Publish it before you invite people to it.');
export const isDeleted = icu('This job is deleted. Repost it before you invite people to it.');
export const isClosed = icu('This job is closed. Repost it before you invite people to it.');
export const windowOver = icu('The time for this interview has passed. Please choose a new date.');
export const tooManyToday = icu('You’ve reached today’s limit for invitations. Please try again tomorrow.');
export const onTheWay = icu(
  '{count, plural, =0 {No invitation was sent.} one {# invitation is on the way.} other {# invitations are on the way.}}',
);
export const youStopped = icu('You won’t get any more invitations from {company}.');
export const invitedNote = icu('Invited to the interview by email.');

// The page of a job’s invitations.
export const jobs = icu('Total Jobs');
export const pageTitle = icu('Invitations');
export const chooseJob = icu('Please choose a job first.');
export const invitePerson = icu('Invite a person');
export const inviteList = icu('Invite a list');
export const notOpen = icu('This job isn’t open, so you can’t invite anyone to it. Repost it first.');
export const whichInvitations = icu('Which invitations');
export const all = icu('All ({count, number})');
export const noneYet = icu('You haven’t invited anyone to this job yet.');
export const noneSuch = icu('No invitations match this filter.');
export const showAll = icu('Show all invitations');
export const listAbout = icu('Everyone on your list will get an email with a link to this job.');

// The table of them, and the file.
export const email = icu('Email');
export const name = icu('Name');
export const invitedAs = icu('Invited');
export const interviewOpens = icu('Interview opens');
export const state = icu('Status');
export const sentOn = icu('Sent');
export const timesSent = icu('Times sent');
export const linkOpened = icu('Link opened');
export const usableUntil = icu('Expires');
export const invitedBy = icu('Invited by');
export const tableName = icu('Invitations');
export const person = icu('Person');
export const opens = icu('Opens {when}');
export const sentTimes = icu('{count, plural, one {, # time} other {, # times}}');
export const actions = icu('Actions');
export const newDateTitle = icu('Send it with a new date');
export const sendAgainTo = icu('Send again: the invitation to {email}');
export const sendAgain = icu('Send again');
export const revokeTo = icu('Revoke the invitation to {email}');
export const revoke = icu('Revoke');

// The forms.
export const inviteFormName = icu('Invite a person');
export const emailField = icu('Email');
export const nameField = icu('Name (optional)');
export const sendOne = icu('Send invitation');
export const inviteListName = icu('Invite a list');
export const pasteFirst = icu('Please paste a list, or choose a file.');
export const listHint = icu(
  'One person per line: their email, and their name if you like. A CSV file may have more columns; they are ignored. At most {max, number} people at a time.',
);
export const list = icu('List');
export const listSample = icu('email, name');
export const chooseCsv = icu('Choose a CSV file');
export const csvFile = icu('CSV file');
export const inList = icu('{count, plural, one {# person on the list.} other {# people on the list.}}');
export const ignored = icu('These columns are ignored: {columns}.');
export const sendList = icu('Send invitations');
export const whatFor = icu('What the invitation is for');
export const applyHint = icu(
  'The person reads about the job and applies. You then accept or decline as usual.',
);
export const interviewHint = icu(
  'The person applies, and their interview is scheduled right away. You don’t need to accept it again.',
);
export const interviewDate = icu('Date of the interview');
export const sentOfList = icu(
  '{total, plural, one {{sent, number} of # invitation is on the way.} other {{sent, number} of # invitations are on the way.}}',
);
export const refusedRows = icu('We didn’t email these rows:');
export const refusedTable = icu('Not invited');
export const line = icu('Line');
export const reason = icu('Reason');
export const done = icu('Done');
export const newWindow = icu('The time for the interview of {email} has passed. Choose a new one.');

// Why a list cannot be read.
export const unreadable = icu(
  'We can’t read the characters of this file. Save it as CSV in UTF-8 and choose it again.',
);
export const tooLongToRead = icu('This list is too long. Please split it into parts.');
export const empty = icu('The list is empty.');
export const headersOnly = icu('The list has a header row but no people.');
export const tooManyPeople = icu(
  'The list has {count, number} people. You can invite at most {max, number} at a time: please split it into parts.',
);
export const quoteOpen = icu('A quotation mark in the list isn’t closed. Please correct it.');
export const column = icu('column {number, number}');
