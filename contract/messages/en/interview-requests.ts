import { icu } from '../icu.ts';

// What candidates can ask for: the choice in the form, what it means, and the words of "asked for more time and breaks".
export const moreTime = icu('More time');
export const moreTimeAbout = icu('All times in the interview are longer.');
export const moreTimeWords = icu('more time');
export const breaks = icu('Breaks between questions');
export const breaksAbout = icu('Each question waits until you continue. Nothing is recorded in between.');
export const breaksWords = icu('breaks between questions');
export const recordOnly = icu('Permission to leave the window');
export const recordOnlyAbout = icu(
  'Leaving it won’t end the interview. For example, if you use a screen reader, a magnifier or another program.',
);
export const recordOnlyWords = icu('permission to leave the window');
export const noCamera = icu('No camera');
export const noCameraAbout = icu('Only the sound of your answers is recorded.');
export const noCameraWords = icu('an interview without a camera');
export const inWriting = icu('Answers in writing');
export const inWritingAbout = icu('You type your answers. They’re assessed like spoken ones.');
export const inWritingWords = icu('answers in writing');
export const person = icu('A person instead');
export const personAbout = icu(
  'You don’t take the AI interview. Someone at the company takes over from here.',
);
export const personWords = icu('a person instead of the AI interview');
export const anotherTime = icu('Another time');
export const anotherTimeAbout = icu('The interview opens at another time, or stays open longer.');
export const anotherTimeWords = icu('another time for the interview');
export const anotherChance = icu('another chance');

// The requests that companies answer.
export const requests = icu('Requests');
export const requestsLead = icu(
  'What candidates ask for in their interviews. Reviewers never see adjustments.',
);
export const requestsFrom = icu('Requests from {name}');
export const requestsEmpty = icu(
  'No requests to answer. When candidates ask for an adjustment or another time, or report a problem, you’ll see it here.',
);
export const personAsked = icu('{name} asked for {what}, for {role} ({jobId}), on {when}.');
export const personReported = icu('{name} reported a problem, for {role} ({jobId}), on {when}.');
export const seeWhatHappened = icu('See what happened');
export const seeWhatHappenedTo = icu('See what happened in {name}’s interview');
export const answer = icu('Answer');
export const answerTo = icu('Answer the request from {name}');
export const answerTitle = icu('Answer the request from {name}');
export const answerAbout = icu('Your answer goes to the candidate by email.');
export const answeredBy = icu('{answer}, by {name}, {when}');
export const granted = icu('Granted');
export const declined = icu('Declined');
export const givenAgain = icu('Allowed to take the whole interview again');
export const givenAgainInPart = icu('Allowed to answer the missing questions');
export const moved = icu('Interview moved to another time');
export const answeredOnly = icu('Answered, without another interview');

// The form of an answer.
export const form = icu('Answer the request');
export const meansProblem = icu('A problem. This answers it without another interview.');
export const meansPerson = icu(
  'A person instead. The AI interview is cancelled, and you review the application.',
);
export const meansAnotherTime = icu(
  'Another time. To set it, move the interview in your list of interviews.',
);
export const meaning = icu('{asks}. {about}');
export const decision = icu('Your decision');
export const grant = icu('Grant');
export const decline = icu('Decline');
export const timeFactor = icu('How many times the usual time');
export const times = icu('{factor, number} times the usual time');
export const note = icu('Your message to the candidate');
export const noteOptional = icu('Your message to the candidate (optional)');
export const sendAnswer = icu('Send answer');

// What happened in an interview, and giving it again.
export const againTitle = icu('Another chance');
export const canGiveAgain = icu(
  'You can let them take the interview again, either all of it or only the questions without an answer. Both reports stay available.',
);
export const stillOpen = icu(
  'The interview can still be taken until {when}. You can move or extend it from the list of interviews.',
);
export const notAgain = icu('They can’t take the interview again now.');
export const giveAgain = icu('Let them take it again');
export const readReport = icu('Read the report');
export const whatHappened = icu('What happened');
export const asked = icu(
  '{asked, number} of {all, plural, one {# question was} other {# questions were}} asked, and {answered, number} answered.',
);
export const enforced = icu('Leaving the page was enforced: it pauses or ends the interview.');
export const recorded = icu('Leaving the page was only recorded.');
export const noScore = icu('This doesn’t affect the score.');

// Moments of an interview.
export const momentStarted = icu('The interview started');
export const momentTab = icu('Another tab was opened');
export const momentWindow = icu('Another window came to the front');
export const momentReloaded = icu('The page was reloaded, or closed and opened again');
export const momentOpenedAgain = icu('The page was opened again on the same device');
export const momentLeft = icu('The candidate started to leave the page');
export const momentOffline = icu('The connection was lost');
export const momentSubmitted = icu('The interview was submitted');
export const momentClosed = icu('The deadline for the interview passed');
export const momentAsked = icu('Question {number} was asked');
export const momentDevice = icu('The candidate continued on another device: {device}');
export const momentLasting = icu('{what}, for {time}');

// Why it ended.
export const endFinished = icu('The candidate submitted it after the last question.');
export const endLeft = icu('The candidate left the page, then chose to leave the interview.');
export const endSuspicious = icu('It was submitted because another window came to the front.');
export const endDevices = icu('It was submitted because the camera or microphone stopped working.');
export const endReloaded = icu('It was submitted because the page was reloaded, or closed and opened again.');
export const endNoTime = icu('It isn’t scheduled.');
export const endUnknown = icu('It was submitted. The program that submitted it didn’t say why.');
export const endNotBegun = icu('It wasn’t started.');
export const endNotSubmitted = icu(
  'It was started but not submitted. {answered, number} of {all, plural, one {# question has} other {# questions have}} an answer.',
);
export const recordOnlyWould = icu(
  'If leaving the page had only been recorded, the interview would have continued with question {question, number}, and {left, plural, one {# question} other {# questions}} would still have been open.',
);
export const recordOnlyWouldTime = icu(
  'If leaving the page had only been recorded, the interview would have continued with question {question, number}, with {time} left for it, and {left, plural, one {# question} other {# questions}} would still have been open.',
);

// What calls refuse.
export const textTooLong = icu('Please write at most {max, number} characters');
export const nameRequest = icu('Please say which request');
export const grantedMissing = icu('granted must be true or false');
export const noteTooLong = icu('A note can be at most {max, number} characters long');
export const extraTime = icu('Extra time must be {factors} times the usual');
export const goesOnMissing = icu('goesOn must be true or false');
