import { icu } from '../icu.ts';

// The webhooks of a company.
export const title = icu('Webhooks');
export const lead = icu('A webhook tells your program when something happens.');
export const add = icu('Add a webhook');
export const about = icu(
  'Events have ids and times, but no names. If your program fails to receive an event, we send it again, for {hours, plural, one {# hour} other {# hours}}. If nothing can be delivered for {days, plural, one {# day} other {# days}}, we turn the webhook off and email the owners.',
);
export const none = icu('There are no webhooks.');
export const deleteTitle = icu('Delete the webhook at {host}?');
export const remove = icu('Delete');
export const deleteNamed = icu('Delete {host}');
export const deleteAbout = icu(
  'Nothing more will be sent to it, and its log will be deleted. This can’t be undone.',
);
export const changeTitle = icu('Change the webhook');
export const changeAbout = icu('Where your program listens, and which events it gets.');
export const logOf = icu('Log of {host}');
export const logAbout = icu('What was sent, and what your program answered.');
export const newSecret = icu('New secret');
export const newSecretFor = icu('New secret for {host}');
export const newSecretAbout = icu('Your program uses it to check that an event is from us.');
export const testOf = icu('Test of {host}');
export const testAbout = icu('What your program answered to a test event.');
export const ok = icu('OK');
export const on = icu('On');
export const off = icu('Off');
export const log = icu('Log');
export const test = icu('Test');
export const testNamed = icu('Test {host}');
export const change = icu('Change');
export const changeNamed = icu('Change {host}');
export const switchOn = icu('Turn on');
export const switchOff = icu('Turn off');
export const switchOnNamed = icu('Turn on {host}');
export const switchOffNamed = icu('Turn off {host}');
export const wasSwitchedOff = icu(
  '{days, plural, one {Turned off, because nothing could be delivered for # day.} other {Turned off, because nothing could be delivered for # days.}}',
);
export const failingSince = icu('Every attempt has failed since {when}. The log says why.');
export const oldSecretUntil = icu('The earlier secret is valid until {when}.');

// Adding one, and its secret.
export const form = icu('Webhook');
export const address = icu('Address');
export const addressHint = icu('We send events here, for example https://hooks.example.com/roundone.');
export const events = icu('Events');
export const addButton = icu('Add the webhook');
export const save = icu('Save');
export const secret = icu('Secret of the webhook');
export const secretAbout = icu(
  'Your receiver uses this secret to check that an event is from us. Copy it now and keep it secret. You won’t be able to see it again.',
);
export const rotated = icu('New secret of the webhook');
export const rotatedAbout = icu(
  'Copy the new secret now and keep it secret. You won’t be able to see it again.',
);
export const rotateAbout = icu(
  '{hours, plural, one {The webhook will get a new secret. For # hour each event is signed with both, so that you have time to change your receiver. After that, only the new secret works.} other {The webhook will get a new secret. For # hours each event is signed with both, so that you have time to change your receiver. After that, only the new secret works.}}',
);
export const rotate = icu('Create a new secret');

// The log of one.
export const waiting = icu('Waiting');
export const delivered = icu('Delivered');
export const failed = icu('Failed');
export const show = icu('Show');
export const allEvents = icu('All events');
export const lookAgain = icu('Refresh');
export const nothingSent = icu(
  '{days, plural, one {Nothing was sent in the last day.} other {Nothing was sent in the last # days.}}',
);
export const notTried = icu('Not tried yet.');
export const details = icu('Details');
export const detailsOf = icu('Details of {event}');
export const nextTry = icu('Next attempt {when}');
export const backToList = icu('Back to the list');
export const sendAgain = icu('Send again');
export const idOfEvent = icu('Id: {id}');
export const body = icu('Body');
export const attempts = icu('Attempts');
export const triedAt = icu('{when}, {seconds} s');
export const answerBeginning = icu('Beginning of the answer');
export const accepted = icu('Accepted.');
export const answeredNo = icu('The receiver answered with an error.');
export const redirected = icu('The receiver redirected it elsewhere. We don’t follow redirects.');
export const noAnswer = icu(
  '{seconds, plural, one {No answer within # second.} other {No answer within # seconds.}}',
);
export const noConnection = icu(
  'No connection: the name is unknown, nothing is listening, or the certificate is not valid.',
);
export const addressNotAllowed = icu('We can’t send to this address, because it isn’t a public one.');
export const noSecret = icu('The secret can no longer be read. Create a new one.');
export const withStatus = icu('{words} Status {status}.');
export const testEvent = icu('A test of the webhook.');

// What the events mean.
export const applicationReceived = icu('A candidate has applied to a job.');
export const applicationScheduled = icu('The interview for an application was scheduled or rescheduled.');
export const applicationDeclined = icu('An application was declined.');
export const applicationWithdrawn = icu('A candidate has withdrawn an application.');
export const stageChanged = icu(
  'An application was moved to another stage, closed or reopened, or a decision was undone.',
);
export const interviewSubmitted = icu('A candidate has submitted an interview. We’re making its report.');
export const interviewTrouble = icu('A candidate has reported a problem with an interview.');
export const roundBooked = icu('A live interview round was booked.');
export const roundMoved = icu('A live interview round was rescheduled.');
export const roundCancelled = icu('The candidate or the company has cancelled a round.');
export const offerMade = icu('An offer was made to a candidate, or an unanswered one was changed.');
export const offerAccepted = icu('A candidate has accepted an offer and is hired.');
export const offerDeclined = icu('A candidate has declined an offer.');
export const reportReady = icu('The report of an interview is ready.');
export const cardSent = icu('A member has submitted a scorecard for a round, or submitted it again.');

// Refusals and answers.
export const webhookMissing = icu('Please say which webhook');
export const deliveryMissing = icu('Please say which delivery');
export const addressMissing = icu('Please enter the address');
export const addressTooLong = icu('The address has at most {max, number} characters');
export const addressRule = icu(
  'The address must begin with https:// and have no spaces, name, password or #',
);
export const chooseEvents = icu('Please choose at least one event');
export const unknownEvent = icu('This event is not known');
export const eventsOnce = icu('Please list each event once');
export const isOnRule = icu('isOn must be true or false');
export const unknownState = icu('This status is not known');
export const isOff = icu('This webhook is off. Turn it on before you send events again.');
export const isDeleted = icu('The webhook has been deleted.');
export const isSentAgain = icu('The event is being sent again.');
export const tooMany = icu(
  '{max, plural, one {A company has at most # webhook. Please delete one first.} other {A company has at most # webhooks. Please delete one first.}}',
);

// The email to the owners.
export const mailAbout = icu(
  'To the owners of a company, when a webhook was turned off because nothing could be delivered.',
);
export const mailSubject = icu('A webhook of your company was turned off');
export const mailHeading = icu('A webhook was turned off');
export const mailText = icu(
  '{days, plural, one {No event could be delivered to your webhook at {host} for # day. We’ve turned it off and no longer send anything to it.} other {No event could be delivered to your webhook at {host} for # days. We’ve turned it off and no longer send anything to it.}}',
);
export const mailNext = icu(
  '{days, plural, one {The log shows the answer to each attempt. When the receiver works again, turn the webhook on. Events of the last day are in the log and can be sent again.} other {The log shows the answer to each attempt. When the receiver works again, turn the webhook on. Events of the last # days are in the log and can be sent again.}}',
);
export const mailButton = icu('See the webhooks');
