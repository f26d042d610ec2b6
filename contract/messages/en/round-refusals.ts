import { icu } from '../icu.ts';

export const nameRound = icu('Please say which round');
export const nameJob = icu('Please say which job');
export const criterionMissing = icu('Please give the criterion a name');
export const askTooLong = icu('What to ask has at most {max, number} characters');
export const fourLevels = icu('A criterion must have four levels');
export const addCriterion = icu('Please add a criterion');
export const criterionOnce = icu('Each criterion can appear once');
export const criterionTooLong = icu('The name of a criterion has at most {max, number} characters');
export const criterionId = icu(
  'The id of a criterion must have 1 to 40 lower-case letters, digits and hyphens',
);
export const levelTooLong = icu('The description of a level has at most {max, number} characters');
export const dayNumber = icu('A day must be a number from 1, Monday, to 7, Sunday');
export const clock = icu('Write a time of day like 09:30');
export const endAfterStart = icu('The end must come after the beginning');
export const overlap = icu('Two times on the same day overlap');
export const hoursAsList = icu('Please send the hours as a list');
export const weekTooLong = icu('A week has at most {max, number} such times');
export const address = icu('Please paste the sharing address from your calendar. It begins with https://');
export const addressTooLong = icu('The address has at most {max, number} characters');
export const reasonTooLong = icu('A reason has at most {max, number} characters');
export const quoteTooLong = icu('A quote has at most {max, number} characters');
export const quoteMissing = icu('Please type the quote');
export const secondNumber = icu('The second must be a number');
export const criterionUnnamed = icu('Please say which criterion');
export const quotesTooMany = icu('A criterion has at most {max, number} quotes');
export const levelsAsList = icu('Please send the levels as a list');
export const minutesRange = icu('A round can take {min, number} to {max, number} minutes');
export const placeTooLong = icu('Please say where it is in at most {max, number} characters');
export const membersTooMany = icu('At most {max, number} members can take part in a round');
export const heldRounds = icu('Rounds with people are {first, number} to {last, number}');
export const nameMember = icu('Please say which member');
export const kitNameTooLong = icu('The name of a kit has at most {max, number} characters');
export const kitNameMissing = icu('Please give the kit a name');
export const linkLike = icu('Please enter a link such as {example}');
export const metadataId = icu('The upload needs the metadata recordingId, a UUID');
export const metadataName = icu(
  'The upload needs the metadata fileName, with at most {max, number} characters',
);
export const metadataRound = icu('The upload needs the metadata roundId');
export const sayAgrees = icu('Please say whether you agree');
export const chooseWho = icu('Please choose who takes part');
export const timesAsList = icu('Please send the times as a list');
export const offerTime = icu('Please offer at least one time');
export const timesTooMany = icu('You can offer at most {max, number} times');
export const membersTooManyHere = icu('Too many members');
export const applicationsAsList = icu('Please send the applications as a list');
export const selectApplication = icu('Please select at least one application');
export const invitedTooMany = icu('You can invite at most {max, number} people at once');
export const messageTooLong = icu('A message has at most {max, number} characters');
export const oneWay = icu('Please send the token of the link or the id of the round, not both');
export const arriving = icu('The upload isn’t finished. To continue, choose the same file again.');
export const preparing = icu('The recording has arrived and is being checked. This takes a moment.');
export const hearing = icu('We’re making the transcript. Each part appears below as soon as it’s ready.');
export const ready = icu('This transcript was made by speech recognition and may contain errors.');
export const noWords = icu('No words were recognised in the recording, so it has no transcript.');
export const noSound = icu('The recording has no sound, so it has no transcript.');
export const unreadable = icu('We couldn’t read the sound of the recording, so it has no transcript.');
export const refused = icu(
  'This file can’t be played: it’s damaged, was cut off, or isn’t a recording. Please choose another one.',
);
export const scanned = icu('You can play the recording once the virus scanner has checked it.');
export const infected = icu(
  'The virus scanner found a problem in this file, so nobody can open it. Please remove it.',
);
export const keptLongEnough = icu(
  'The recording was deleted at the end of its retention period. The transcript is kept as long as reports are.',
);
export const noConsent = icu(
  'The candidate hasn’t agreed to a recording of this round, so none can be uploaded. You can type quotes instead.',
);
export const recordingTooEarly = icu('You can upload a recording once the round has started.');
export const recordingExists = icu('This round already has a recording. To replace it, remove it first.');
export const recordingHeld = icu(
  'This recording is on legal hold, so it can’t be deleted until that is over.',
);
export const roundIsCancelled = icu('This round was cancelled, so there is nothing to record.');
export const consent = icu(
  'If you agree, {company} may record this interview and upload the recording. It is transcribed on this server, without an outside service, and only people who hire for this job can open the recording and its transcript. The recording is kept for {filmDays, plural, one {# day} other {# days}} and the transcript for {reportDays, plural, one {# day} other {# days}}. You don’t have to agree, and you can change your mind at any time: both are then deleted at once.',
);
export const needsScope = icu('This call needs an API token with the scope {scope}.');
export const metadataMissing = icu('The metadata of the upload is missing.');
export const uploadLength = icu('Please give the size of the recording in Upload-Length');
export const fileEmpty = icu('The file is empty.');
export const offsetDiffers = icu('The upload has continued in the meantime. Please ask where it ends.');
export const sentTooMuch = icu('More was sent than the upload announced.');
export const recordingDeleted = icu('Recording deleted.');
export const cardSent = icu('Scorecard sent.');
export const cardFinal = icu(
  'The review for this job is blind, so you can’t change your scorecard any more.',
);
export const cardNotNeeded = icu('This round was cancelled, so it doesn’t need a scorecard.');
export const cardTooEarly = icu('You can send your scorecard once the round has started.');
export const judgedOnce = icu('Each criterion of the kit can be judged once');
export const chooseLevelFor = icu('Please choose a level for {criterion}, or that it didn’t come up');
export const kitsTooMany = icu('{rule}. Delete one that you no longer need.');
export const kitNameTaken = icu('Your company already has a kit called “{name}”.');
export const onlyMembers = icu('Only members of your company can take part');
export const planSaved = icu(
  '{round, select, 1 {First round saved.} 2 {Second round saved.} 3 {Third round saved.} 4 {Fourth round saved.} 5 {Fifth round saved.} other {Sixth round saved.}}',
);
export const kitSaved = icu('Kit saved.');
export const kitDeleted = icu('Kit deleted.');
export const linkSaved = icu('Link saved.');
export const timeChanged = icu('This round already has a time: {when}. Reload the page to change it.');
export const movedAlready = icu(
  'You’ve already moved this round {times, plural, one {once} other {# times}}. Please ask the company for another time.',
);
export const tooLateToMove = icu(
  'This round begins too soon to be moved. Please ask the company, or cancel it.',
);
export const timeOver = icu('This time has already passed.');
export const tooFarAhead = icu('A round can be at most {days, plural, one {# day} other {# days}} ahead.');
export const notAllMembers = icu('Someone on this list isn’t a member of your company.');
export const takenNoneFree = icu('This time was just taken, and no other time is free right now.');
export const takenChooseAnother = icu('This time was just taken. Please choose another one.');
export const sayWho = icu('Please say who takes part.');
export const invited = icu('Invited.');
export const applicationClosed = icu('This application is closed. Reopen it first.');
export const alreadyInvited = icu('This person is already invited to this round.');
export const noSuchRound = icu('The interview process of this job doesn’t have this round.');
export const erased = icu('Someone who deleted their account');
export const timesSaved = icu('Your times are saved.');
export const calendarRemoved = icu('Your calendar is no longer connected.');
export const peopleInvited = icu('{count, plural, one {# person invited.} other {# people invited.}}');
export const timeSet = icu('The time is set, and everyone has been told.');
export const roundChanged = icu('Round changed.');
export const roundCancelled = icu('Round cancelled.');
export const ownCancelled = icu('You’ve cancelled the round, and the company has been told.');
export const isCancelled = icu('This round is cancelled.');
export const closedNotHeld = icu('The application is closed, so this round won’t take place.');
export const hasBegun = icu('This round has already started.');
