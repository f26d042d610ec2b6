import { icu } from '../icu.ts';

export const needsEvidence = icu('The lowest and the highest level need a quote or a reason');
export const chooseLevel = icu('Please choose a level, or that it didn’t come up');
export const yourCard = icu('Your scorecard');
export const overall = icu('Overall');
export const wouldHire = icu('Would you hire this person?');
export const stillHere = icu('{message} Everything you typed is still here.');
export const sendOnceBegun = icu('You can send your scorecard once the round has a time and has started.');
export const sendFrom = icu('You can send your scorecard from {when}.');
export const onlyHere = icu('What you type stays on this device until you send it.');
export const thenFinal = icu('You can’t change your scorecard after that.');
export const thenOthers = icu('You’ll see what the others say once you send it.');
export const sendCard = icu('Send your scorecard');
export const clock = icu('Clock');
export const sinceStart = icu('Time since the start');
export const minutesOver = icu('{minutes, number} min over');
export const minutesLeft = icu('{minutes, number} min left');
export const ofMinutes = icu('of {minutes, number} min');
export const startAgain = icu('Start again');
export const startClock = icu('Start the clock');
export const partOfTime = icu('Part of the planned time');
export const level = icu('Level: {title}');
export const didNotComeUp = icu('It didn’t come up');
export const reasonFor = icu('Reason: {title}');
export const reasonForOptional = icu('Reason: {title} (optional)');
export const lowest = icu('1, the lowest');
export const highest = icu('{level, number}, the highest');
export const quotes = icu('Quotes');
export const quoteNumber = icu('{title}, quote {number, number}');
export const theirWords = icu('What they say, in their words');
export const nextQuote = icu('The next quote');
export const theInterview = icu('The interview');
export const wasCancelled = icu('This round was cancelled.');
export const needsNoCard = icu('It doesn’t need a scorecard.');
export const profile = icu('Candidate profile');
export const resume = icu('Resume');
export const when = icu('When');
export const where = icu('Where');
export const phone = icu('Phone');
export const skills = icu('Skills');
export const withYou = icu('With you');
export const aiInterview = icu('AI interview');
export const reportLater = icu(
  'You can read its report after you send your scorecard, so that it doesn’t influence you.',
);
export const openReport = icu('Open the report');
export const cardIsIn = icu('Scorecard sent');
export const changeCard = icu('Change your scorecard');
export const seeRounds = icu('See all rounds');
export const noTimeYet = icu('No time yet, {minutes, number} min');
export const timeAndMinutes = icu('{when}, {minutes} min');
export const email = icu('Email');
export const sentAt = icu('Sent {when}');
export const sentAndChanged = icu('Sent {when}, changed {changed}');
export const reason = icu('Reason');
export const notCameUp = icu('Didn’t come up');
export const levelOf = icu('{level, number} of {levels, number}');
export const playFrom = icu('Play from {time}');
export const atTime = icu('At {time} in the recording');
export const quoteAdded = icu('The quote was added to {title}.');
export const recording = icu('Recording');
export const addQuoteTo = icu('Add this quote to');
export const fullOfQuotes = icu('{title} (has {count, plural, one {# quote} other {# quotes}})');
export const allRounds = icu('All rounds');
export const criterion = icu('Criterion');
export const noScore = icu('No score yet');
export const score = icu('Score {score}');
export const partially = icu('{count, number} partially');
export const incorrect = icu('{count, number} incorrect');
export const notAnswered = icu('{count, number} not answered');
export const toReview = icu('{count, number} to review');
export const correctOf = icu('{correct, number} of {all, number} correct');
export const changedAfter = icu('Changed {when} after it was first sent');
export const hidden = icu('Hidden until your own is in');
export const cardMissing = icu('Scorecard missing');
export const noTime = icu('No time yet');
export const notSent = icu('Not sent yet. Round: {when}');
export const ownName = icu('{name} (you)');
export const sameEachTime = icu(
  'Everyone gave the same level each time, so we can’t tell agreement from chance.',
);
export const agreeTooEarly = icu(
  'It’s too early to say how well they agree. This takes {needed, number} criteria judged by two people. So far there are {criteria, number}.',
);
export const alpha = icu(
  'Krippendorff’s alpha is {alpha}, from {criteria, plural, one {# criterion} other {# criteria}} that two or more people judged.',
);
export const agreeWell = icu('Your interviewers agree well. {figure}');
export const agreeFairly = icu('Your interviewers agree fairly well. {figure}');
export const agreeLittle = icu(
  'Your interviewers don’t agree much, so a level says as much about who gave it as about the person. Clearer levels in the kit help. {figure}',
);
export const lenientTooEarly = icu(
  'Too early to say. This takes {levels, number} levels shared with others, on {peopleNeeded, number} applicants. So far there are {shared, number}, on {people, number}.',
);
export const sameLevels = icu('About the same levels as the others.');
export const higherLevels = icu('On average {levels} levels higher than the others on the same criteria.');
export const lowerLevels = icu('On average {levels} levels lower than the others on the same criteria.');
export const agreedOne = icu(
  'One criterion was judged by more than one person, {same, plural, =1 {with the same level} other {with different levels}}.',
);
export const agreedMany = icu(
  'More than one person judged {criteria, number} criteria. They gave the same level on {same, plural, =0 {none of them} other {#}}.',
);
export const agreedApart = icu(
  '{agreed} Levels are far apart on {titles}: talk about {count, plural, one {it} other {them}} before you decide.',
);
export const howTheyJudge = icu('How your interviewers judge');
export const aboutAllRounds = icu('This covers all rounds, whenever people applied.');
export const recordingAbout = icu('Video or sound of this round. It’s transcribed on this server.');
export const leaveTitle = icu('Leave before the recording is uploaded?');
export const leaveAbout = icu(
  'The upload stops if you leave this page. You can continue it later with the same file.',
);
export const interrupted = icu('The upload was interrupted. To continue, choose the same file again.');
export const stopped = icu('The upload was stopped. To continue, choose the same file again.');
export const recordingOfRound = icu('Recording of the round');
export const agreesNone = icu('The candidate agrees to a recording. There isn’t one yet.');
export const uploadedOn = icu('{file}, uploaded on {when}');
export const uploadedBy = icu('{file}, uploaded by {name} on {when}');
export const removeRecording = icu('Remove the recording');
export const removeTitle = icu('Remove the recording?');
export const remove = icu('Remove');
export const keep = icu('Keep');
export const removeAbout = icu(
  '{file} and its transcript will be deleted for everyone. Quotes in scorecards stay as text.',
);
export const transcript = icu('Transcript');
export const quote = icu('Quote');
export const quoteAt = icu('what is said at {time}');
export const interview = icu('Interview');
export const roundUnknown = icu('This round doesn’t exist, or you don’t take part in it.');
export const applicationUnknown = icu('This application doesn’t exist, or you can’t see it.');
export const allRoundsOf = icu('All rounds: {name}');
export const nobodyInvited = icu('Nobody has been invited to a round with people yet.');
export const openAiReport = icu('Open the report of the AI interview');
export const cardFirst = icu('Your scorecard for this round comes first');
export const cardFirstAbout = icu(
  'You take part in: {round}. What others say is hidden until you send your scorecard for it, so that it doesn’t influence you.',
);
export const writeCard = icu('Write your scorecard');
export const scorecardFirst = icu('Your scorecard comes first');
export const scorecardFirstAbout = icu(
  'The review for this job is blind. What others say is hidden until you send your scorecard.',
);
export const writeScorecard = icu('Write your scorecard');
export const recordingOf = icu('Recording of the {round}');
export const cardCount = icu('{count, plural, one {# scorecard} other {# scorecards}}');
