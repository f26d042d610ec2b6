import { icu } from '../icu.ts';

// What people read when a call is refused.
export const noteTooLong = icu('A note can be at most {max, number} characters long');
export const extraTime = icu('Extra time must be {factors} times the usual');
export const dateTooFar = icu('This date is too far in the future');
export const optionMissing = icu('Please choose an option');
export const answerMissing = icu('Please write an answer');
export const overByThen = icu('The interview would already be over by then');
export const stillOpen = icu(
  'The candidate can still take this interview. You can move it or extend its deadline.',
);
export const allAnswered = icu(
  'Every question in this interview has an answer. You can only let them take the whole interview again.',
);
export const answerTooLong = icu(
  'This answer is {seconds, number} seconds long, and the limit is {max, number} seconds. It’s still in the video.',
);
export const continuedElsewhere = icu('The recording continued elsewhere. Please ask where it ends.');
export const recordingTooLarge = icu('The recording is larger than allowed.');
export const tooManyPieces = icu('A recording can be sent in at most {max, number} pieces.');
export const tooManyRecordings = icu('An interview has at most {max, number} recordings.');

// What programs are told of what they sent.
export const applicationType = icu('applicationType must be PENDING or SCHEDULED');
export const recordOnly = icu('recordOnly must be true or false');
export const isPublic = icu('isPublic must be true or false');
export const noticeGiven = icu('noticeGiven must be true or false');
export const what = icu('what must be all or unanswered');
export const eventKind = icu('This kind of event isn’t known');
export const endCause = icu('This cause isn’t known');
export const answerNamesQuestion = icu('Each answer must name its question');
export const answerIsText = icu('Each answer must be text');
export const answersAreList = icu('Please send the answers as a list');
export const tooManyAnswers = icu('An interview has at most {max, number} answers');
export const dateWhole = icu('A date must be in whole milliseconds');
export const holder = icu('A holder must be a UUID made by the page');
export const device = icu('A device must be a UUID made by the browser');
export const turn = icu('A turn must be a number from 1');
export const uploadRecordingId = icu('The upload needs the metadata recordingId, a UUID');
export const uploadApplicationId = icu('The upload needs the metadata applicationId');
export const uploadMimeType = icu('The upload needs the metadata mimeType');
export const recordingKind = icu('A recording must be mp4, webm, mov or mkv');
export const offsetSeconds = icu('offsetSeconds must be a number of seconds');
export const recordingId = icu('A recordingId must be a UUID');
export const metadataMissing = icu('The metadata of the upload is missing.');
export const heldBefore = icu('A page that held the interview before must take it over with another id');
export const holdFirst = icu('Hold the interview first, with interview/holdInterview');
export const noSuchSpoken = icu(
  'This interview has {count, plural, one {# spoken question} other {# spoken questions}}, not {ordinal, number}',
);
export const noSuchRecording = icu('This interview has no such recording');
export const notAsked = icu('This interview doesn’t ask: {question}');
export const answerIsPath = icu('A spoken answer must be the path that candidateAnswerAudio returned');
