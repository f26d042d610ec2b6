import { icu } from '../icu.ts';

export const captionsWaiting = icu('We’re making the captions.');
export const captionsNoSound = icu('The video has no sound, so it has no captions.');
export const captionsUnreadable = icu('We couldn’t read the video’s sound, so it has no captions.');
export const captionsNoWords = icu('No words were recognised in the video, so it has no captions.');
export const captionsRecognised = icu(
  'These captions were made by speech recognition and may contain errors.',
);
export const captionsCorrected = icu('A person corrected these captions.');
export const captionTime = icu('A time must be a number of seconds, 0 or more');
export const captionTooLong = icu('A caption has at most {max, number} characters');
export const captionEmpty = icu('Write what is said, or delete the caption');
export const captionOrder = icu('A caption must end after it begins');
export const captionsTooMany = icu('A video has at most {max, number} captions');
export const filmNoLink = icu('This isn’t a link to a video');
export const filmMissing = icu('Please say which video');
export const captionsSaved = icu('Captions saved.');
export const guestExpiry = icu(
  'A guest link lasts from {hours, plural, one {an hour} other {# hours}} to {days, plural, one {# day} other {# days}}',
);
export const guestName = icu('Please say who the link is for, in up to {max, number} characters');
export const inFull = icu('inFull must be true or false');
export const nameGuestLink = icu('Please say which guest link');
export const guestLinksTooMany = icu(
  'A report has at most {max, plural, one {# guest link} other {# guest links}}. Revoke one that you no longer need.',
);
export const nameQuestion = icu('Please give the id of the question');
export const nameAnswer = icu('Please give the id of the answer');
export const mark = icu('A mark is 1 (full), 2 (mostly), 3 (partly) or 4 (none)');
export const acceptedTooLong = icu('An accepted answer has at most {max, number} characters');
export const acceptedMissing = icu('Please enter the accepted answer');
export const reasonTooLong = icu('A reason has at most {max, number} characters');
export const reasonText = icu('A reason must be text');
export const wordIndex = icu('wordIndex must be a number');
export const wordCount = icu('wordCount must be a number');
export const correctionTooLong = icu('A correction has at most {max, number} characters');
export const typeSaid = icu('Please type what was said');
export const correctionsAsList = icu('Please send the corrections as a list');
export const correctionsTooMany = icu('An answer takes at most {max, number} corrections');
export const chooseText = icu('Please choose the text that counts');
export const correctionDecided = icu('The employer has already decided on your correction of this answer.');
export const correctionTooLate = icu(
  'You could correct words for {days, plural, one {# day} other {# days}} after the report. That time has passed.',
);
export const onlySpoken = icu('You can correct spoken words, but not a chosen option.');
export const noWordsHere = icu('We heard no words in this answer, so there are none to correct.');
export const noFollowUpWords = icu('This answer has no follow-up with words');
export const wordsInAnswer = icu(
  'This answer has {words, plural, one {# word} other {# words}}, not {end, number}',
);
export const wordOnce = icu('A word can be corrected only once');
export const answersEnough = icu(
  'This question already has {max, plural, one {# more accepted answer} other {# more accepted answers}}. Remove one from the job first.',
);
export const notReady = icu('The report isn’t ready yet. Please try again in a few minutes.');
export const choiceVerdict = icu('A multiple-choice answer is either correct or incorrect');
export const noCorrection = icu('There is no correction of this answer. It may have been withdrawn.');
export const personalNever = icu('Personal questions are never scored.');
export const markSaved = icu('Mark saved.');
export const markUndone = icu('Mark undone.');
export const correctedCounts = icu('The corrected text counts.');
export const heardCounts = icu('What we heard counts.');
export const guestLinkMade = icu('Guest link created.');
export const guestLinkEnded = icu('Guest link revoked.');
export const correctionTakenBack = icu('You’ve withdrawn your correction.');
export const correctionKept = icu('We’ve saved your correction.');
export const readings = icu(
  'readings must be pairs of seconds, such as 0-4.5,12-16.25, each from its beginning to its end',
);
