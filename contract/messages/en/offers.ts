import { icu } from '../icu.ts';

// Where an offer stands.
export const waiting = icu('Waiting for an answer');
export const accepted = icu('Accepted');
export const declined = icu('Declined');
export const withdrawn = icu('Withdrawn');
export const expired = icu('Expired');
export const replaced = icu('Replaced by a newer offer');

// What happened to it, in the history of an application.
export const stepMade = icu('Offer made');
export const stepOpened = icu('Offer opened by the candidate');
export const stepReminded = icu('Reminder sent');
export const stepAccepted = icu('Offer accepted');
export const stepDeclined = icu('Offer declined');
export const stepWithdrawn = icu('Offer withdrawn');
export const stepExpired = icu('Offer expired');
export const stepReplaced = icu('Offer replaced by a newer one');

// "$52,000 a year"
export const perHour = icu('an hour');
export const perDay = icu('a day');
export const perWeek = icu('a week');
export const perMonth = icu('a month');
export const perYear = icu('a year');
export const payPer = icu('{money} {period}');

// The offers to an applicant.
export const offer = icu('Offer');
export const make = icu('Make an offer');
export const change = icu('Change the offer');
export const about = icu(
  '{name} will get an email with a link to the letter, and can accept the offer there by typing their name.',
);
export const earlier = icu('Earlier offers');
export const startsOn = icu('from {day}');
export const madeAt = icu('Made {when}');
export const standsUntil = icu('open until {when}');
export const notOpened = icu('not opened yet');
export const opened = icu('opened');
export const withdraw = icu('Withdraw');
export const withdrawTitle = icu('Withdraw the offer to {name}?');
export const withdrawAbout = icu(
  '{name} will get an email right away and can no longer accept it. This can’t be undone.',
);
export const withdrawWord = icu('Message to the candidate (optional)');
export const withdrawOffer = icu('Withdraw the offer');

// Making one.
export const makeTitle = icu('Make {name} an offer');
export const makeAbout = icu('You’ll see the letter before it’s sent.');
export const changeTitle = icu('Change the offer to {name}');
export const changeAbout = icu(
  'The new offer replaces the one that’s waiting. You’ll see the letter before it’s sent.',
);
export const pay = icu('Pay');
export const currency = icu('Currency');
export const period = icu('Period');
export const firstDay = icu('First day of work');
export const answerBy = icu('Answer by');
export const answerByHint = icu('Until the end of this day, in your time zone');
export const place = icu('Place of work (optional)');
export const conditions = icu('Conditions (optional)');
export const conditionsHint = icu(
  'For example hours, holidays or a trial period. They appear in the letter as you write them.',
);
export const readLetter = icu('Read the letter');
export const sendTo = icu('Send to {name}');
export const letter = icu('Letter');
export const seePdf = icu('See the PDF');
export const changeLetter = icu('Edit this letter');
export const letterTitle = icu('Title');
export const letterText = icu('Text');
export const letterHint = icu('Words in braces are replaced: {placeholders}');
export const otherLetters = icu('other characters');
export const missingLetters = icu(
  'The PDF can’t show {letters} and leaves empty boxes there. The page that {name} reads does show them.',
);
export const missingInPdf = icu(
  'Some characters in this document can’t be shown here and appear as empty boxes. They are complete on the page where you read the offer, and when this document is read aloud or copied.',
);
export const acceptedInPdf = icu('Accepted by {name}, who typed “{typed}” on {when}.');

// After one was accepted: is the position filled?
export const closingTitle = icu('{name} accepted your offer');
export const closingText = icu('{name} accepted your offer for {job}.');
export const isFilled = icu('Is the position filled?');
export const notNow = icu('Not now, leave it as it is');
export const closeJob = icu('Close the job');
export const closeAndDecline = icu(
  '{count, plural, one {Close the job and decline the other applicant} other {Close the job and decline the other #}}',
);
export const declineOthers = icu(
  '{count, plural, one {Decline the other # applicant} other {Decline the other # applicants}}',
);
export const closeTitle = icu('{act}?');
export const closeAbout = icu('{job}. You’ll see the email before it’s sent.');
export const keptWithOffer = icu(
  '{count, plural, one {# applicant still has an open offer and won’t be declined.} other {# applicants still have an open offer and won’t be declined.}}',
);
export const mailsWait = icu(
  '{minutes, plural, one {Emails go out in # minute.} other {Emails go out in # minutes.}} Until then you can undo all of it, which also reopens the job.',
);
export const notDeclined = icu(
  '{count, plural, one {# applicant couldn’t be declined: {why}} other {# applicants couldn’t be declined: {why}}}',
);
export const jobClosed = icu('Job closed.');
export const declinedCount = icu(
  '{count, plural, one {# application declined.} other {# applications declined.}}',
);
export const nothingLeft = icu('There was nothing left to do.');

// What the candidate reads and does.
export const noticeTitle = icu('{company} made you an offer: {job}');
export const noticeText = icu('Please answer by {when}.');
export const read = icu('Read the offer');
export const yourOffer = icu('Your offer');
export const acceptedTitle = icu('You accepted this offer');
export const acceptedText = icu(
  'You typed “{name}” on {when}. {company} will contact you about your first day.',
);
export const declinedTitle = icu('You declined this offer');
export const expiredTitle = icu('This offer has expired');
export const expiredText = icu('It was open until {when}. If you’re still interested, write to {company}.');
export const replacedTitle = icu('There is a newer offer');
export const replacedText = icu('{company} has changed it. Open the link in your newest email.');
export const withdrawnTitle = icu('This offer was withdrawn');
export const withdrawnText = icu('It can no longer be accepted.');
export const saidBy = icu('{who}, {when}');
export const ask = icu('Ask a question');
export const askLabel = icu('Your question');
export const askHint = icu('{company} will get it by email and answer here and by email.');
export const askButton = icu('Send the question');
export const yourAnswer = icu('Your answer');
export const answerUntil = icu('You can answer until {when}.');
export const acceptLabel = icu('Type your name to accept');
export const acceptHint = icu(
  'Exactly as written here: {name}. This accepts the offer from {company} as set out in the letter.',
);
export const acceptButton = icu('Accept the offer');
export const declineLabel = icu('Message to the company (optional)');
export const declineHint = icu('We’ll tell {company} right away. You can’t accept the offer after that.');
export const declineButton = icu('Decline the offer');

// Refusals and validation.
export const nameOffer = icu('Please say which offer');
export const payMissing = icu('Please enter the pay as a number');
export const payTooLow = icu('The pay must be more than 0');
export const payTooHigh = icu('The pay can be at most {max, number}');
export const payDigits = icu('The pay has more decimal places than this currency');
export const currencyMissing = icu('Please select the currency');
export const periodMissing = icu('Please select the pay period');
export const startMissing = icu('Please choose the first day of work');
export const startPassed = icu('The first day of work has passed');
export const answerByPassed = icu('Please choose a future day for the answer');
export const answerByTooLate = icu(
  '{days, plural, one {An offer can be open for at most # day} other {An offer can be open for at most # days}}',
);
export const tooLong = icu('Please write at most {max, number} characters');
export const noteTooLong = icu('A note has at most {max, number} characters');
export const questionMissing = icu('Please write your question');
export const typeName = icu('Please type your name exactly as written here: {name}');
export const changedMeanwhile = icu('This offer was changed a moment ago. Please look at it again.');
export const over = icu('This offer can no longer be answered.');
