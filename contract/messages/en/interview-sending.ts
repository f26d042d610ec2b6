import { icu } from '../icu.ts';

// When nothing can be sent.
export const signedOut = icu('You’ve been signed out');
export const signInNow = icu('Sign in now');
export const signedOutText = icu(
  'Carry on: everything is saved on this device. You can sign in again at the end, before it’s sent.',
);
export const offline = icu('Connection lost');
export const busy = icu('The server is busy right now');
export const tryNow = icu('Try now');
export const keptRunning = icu(
  'Carry on: everything is saved on this device, and what’s missing is sent when the connection is back.',
);
export const kept = icu(
  'Everything is saved on this device, and what’s missing is sent when the connection is back.',
);
export const noRoom = icu('This browser has no room for a copy of the recording');
export const noRoomRunning = icu(
  'The interview continues. Please don’t reload or close this page before everything is submitted.',
);
export const noRoomText = icu('Please don’t reload or close this page before everything is submitted.');
export const signInToSend = icu(
  'Your recording is saved on this device and will be sent as soon as you sign in.',
);
export const later = icu('Later');

// The end of the interview.
export const previewStage = icu('Preview');
export const submittingStage = icu('Submitting');
export const submittedStage = icu('Submitted');
export const lastQuestion = icu('That was the last question');
export const previewVideo = icu('Preview Video');
export const recordingOf = icu('The recording of your interview');
export const recordingPart = icu('The recording of your interview, part {part, number}');
export const previewText = icu('Nothing more is recorded. Submit the interview to send it to the employer.');
export const submit = icu('Submit');
export const submitting = icu('Your interview is being submitted');
export const submittingAnswered = icu('Submitting what you answered');
export const thanks = icu('Thank you');
export const reportComes = icu('We’re preparing your report. You’ll get an email when it’s ready.');
export const savingAnswer = icu('Saving the last answer');
export const sendingVideo = icu('Sending the video');
export const checking = icu('Checking that everything arrived');
export const sendingAnswers = icu('Sending the remaining answers');
export const sentOf = icu('{part} · {sent} of {total}');
export const waiting = icu('{part}…');
export const leaveOpen = icu('Please leave this page open until everything has been sent.');
export const notSubmitted = icu('We couldn’t submit your interview');
export const videoRefused = icu('We couldn’t save the video');
export const answerRefused = icu('We couldn’t save answer {number, number}');
export const withoutVideo = icu('Submit without the video');
export const withoutAnswer = icu('Submit without answer {number, number}');
export const videoIncomplete = icu('Part of the video didn’t arrive as it was recorded.');

// What has arrived.
export const received = icu('Received from you');
export const choicesReceived = icu(
  '{given, number} of {asked, plural, one {# multiple-choice answer} other {# multiple-choice answers}}',
);
export const spokenReceived = icu(
  '{given, number} of {asked, plural, one {# spoken answer} other {# spoken answers}}',
);
export const spokenReceivedSound = icu(
  '{given, number} of {asked, plural, one {# spoken answer} other {# spoken answers}}, {duration} minutes of sound',
);
export const writtenReceived = icu(
  '{given, number} of {asked, plural, one {# written answer} other {# written answers}}',
);
export const writtenReceivedSound = icu(
  '{given, number} of {asked, plural, one {# written answer} other {# written answers}}, {duration} minutes of sound',
);
export const videoReceived = icu('The video ({size})');
export const videoReceivedLength = icu('The video, {duration} minutes ({size})');
export const videoMissing = icu('Not received: the video');
export const answerMissing = icu('Not received: answer {number, number}');
export const noAnswer = icu('no answer');
export const answerReceived = icu('received');
