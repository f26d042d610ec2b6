import { icu } from '../icu.ts';

export const correctionTitle = icu('Correction by the candidate');
export const youCorrected = icu('You corrected this text on {when}.');
export const theyCorrected = icu('{name} corrected this text on {when}.');
export const personMustDecide = icu('A person must decide');
export const followUpAnswer = icu('The answer to the follow-up');
export const asHeard = icu('As heard');
export const asCorrected = icu('As corrected');
export const extent = icu(
  '{replaced, plural, one {# of the {heard, number} words we heard was replaced by} other {# of the {heard, number} words we heard were replaced by}} {typed, plural, =0 {nothing} one {# typed word} other {# typed words}}.',
);
export const muchNew = icu('Much of this text is new: please listen to the recording.');
export const decidedCorrected = icu('{name} decided on {when} that the corrected text counts.');
export const decidedHeard = icu('{name} decided on {when} that what we heard counts.');
export const textsDiffer = icu(
  'The two texts give different results. Until a person decides, what we heard counts.',
);
export const textsSame = icu('Both texts give the same result. What we heard counts.');
export const heardCounts = icu('What we heard counts; a person has marked the answer since.');
export const whichCounts = icu('Which text counts');
export const takeCorrected = icu('Use the corrected text');
export const keepHeard = icu('Keep what we heard');
export const markedByOn = icu('Marked by {name} on {when}');
export const before = icu('Before:');
export const changeVerdict = icu('Change the verdict');
export const undo = icu('Undo');
export const addReason = icu('Add a reason');
export const editReason = icu('Edit the reason');
export const nextOpenAnswer = icu('Next open answer: question {number, number}');
export const alsoHelps = icu('Your mark also helps settle other answers to this question.');
export const reviewQuestion = icu('Review this question');
export const markAnswer = icu('Mark the answer to question {number, number}');
export const allMarks = icu('All marks on this answer ({count, number})');
export const undone = icu('undone');
export const showRecognised = icu('Show what was recognised');
export const typedByCandidate = icu('(typed by the candidate:)');
export const notConfident = icu('We’re not confident about this word.');
export const hardToHear = icu('(hard to hear)');
export const pointBelow = icu('Point {number, number} below');
export const playEvidence = icu('(play the evidence)');
export const noWords = icu('No words were recognised.');
export const inWriting = icu('In writing');
export const nothingWritten = icu('Nothing was written.');
export const earlierTakes = icu(
  '{count, plural, one {# earlier recording, not part of the answer} other {# earlier recordings, not part of the answer}}',
);
export const recordingNumber = icu('Recording {number, number}');
export const playAnswer = icu('Play the answer');
export const expectedAnswer = icu('Expected answer');
export const alsoAccepted = icu('Also accepted: {answer}');
export const correctWords = icu('Correct misheard words');
export const summaryInWords = icu('Summary, in the candidate’s words');
export const chosen = icu('chosen');
export const correctChoice = icu('correct');
export const givenAgainTitle = icu(
  'The candidate was allowed to take this interview again after this report.',
);
export const nothingChanges = icu('This report won’t change any more.');
export const openAgain = icu('The interview is open again from {from} until {until}.');
export const attempts = icu('Attempts at this interview');
export const attempt = icu('Attempt {number, number}, {when}');
export const attemptOpen = icu('Attempt {number, number}, {when} (not submitted)');
export const giveAgain = icu('Let them take it again');
export const correctAbout = icu('Select the words we got wrong and type what you actually said.');
export const correctHow = icu(
  'Select the first word we got wrong, and the last one if there are several. Then type what you said. The employer sees both texts and can listen to the recording.',
);
export const wordsHeard = icu('The words as we heard them');
export const followUp = icu('Follow-up: {question}');
export const followUpHeard = icu('The words of the follow-up as we heard them');
export const youSaidInstead = icu('You said, instead of “{heard}”');
export const youSaid = icu('You said');
export const leaveEmpty = icu('Leave it empty if you said nothing there.');
export const selectFirst = icu('Select words above first.');
export const replace = icu('Replace');
export const hearIt = icu('Hear it');
export const takeBack = icu('Withdraw my correction');
export const sendInstead = icu('Send, replacing the earlier correction');
export const sendCorrection = icu('Send the correction');
export const corrections = icu('Corrections');
export const undoCorrection = icu('Undo the correction of “{heard}”');
export const nothing = icu('(nothing)');
export const pointsFound = icu('{found, number} of {total, number} expected points found');
export const points = icu('{found, number} of {total, number} points');
export const none = icu('Sorry no feedback available');
export const title = icu('Feedback');
export const followUpLabel = icu('Follow-up');
export const askedForPoint = icu('Asked because we didn’t find an expected point.');
export const askedForThis = icu('Asked because we didn’t find this point: “{idea}”.');
export const playFollowUp = icu('Play the follow-up');
export const followUpNone = icu('Not answered. This doesn’t affect the score.');
export const marksToScore = icu(
  '{settled}. Mark {count, plural, one {# answer} other {# answers}} to get a score.',
);
export const needReview = icu(
  '{count, plural, one {# answer needs a person’s review.} other {# answers need a person’s review.}}',
);
export const settledLine = icu('{settled}.');
export const settledByPeople = icu('{settled}, {count, number} by a person.');
export const confident = icu('We’re confident about {percent} of the words.');
export const markedBy = icu('Marked by {name}');
export const byWords = icu('Settled by the words: the expected answer was said');
export const byMarks = icu(
  '{count, plural, one {Settled by # mark from your company on this question} other {Settled by # marks from your company on this question}}',
);
export const modelContradiction = icu('The model quotes a contradiction');
export const modelAgrees = icu('The words and the model agree');
export const report = icu('Report');
export const guestNotice = icu(
  'For {name}, until {when}. Please don’t share this link: the company can see when and from where it is opened.',
);
export const notSubmitted = icu('The interview hasn’t been submitted yet.');
export const foundInYours = icu('Points we found in your words');
export const foundPoints = icu('Points we found');
export const inFollowUp = icu('in the follow-up');
export const missingPoints = icu(
  'We didn’t find {count, plural, one {this point} other {these points}} in the expected words',
);
export const playQuote = icu('Play “{text}”');
export const wholeInterview = icu('The whole interview');
export const stripPart = icu('Question {number, number}, at {at}, {length} long');
export const stripPartSilent = icu(
  'Question {number, number}, at {at}, {length} long, of which {silent} silent',
);
export const atTime = icu('At {time}: {events}');
export const tabOpened = icu('Another tab was opened');
export const windowInFront = icu('Another window came to the front');
export const pageReloaded = icu('The page was reloaded or closed');
export const pageLeft = icu('The candidate began to leave the page');
export const connectionLost = icu('The connection was lost');
export const otherDevice = icu('The interview was continued on another device');
export const eventFor = icu('{event}, for {duration}');
export const video = icu('Video of the interview');
export const answer = icu('Answer');
export const answerTo = icu('Answer to question {number, number}');
export const videoNotInLink = icu('The video isn’t part of this link.');
export const noVideo = icu('There is no video of this interview.');
export const filmErased = icu(
  'Video and sound were deleted on {when}, at the end of their retention period.',
);
export const speed = icu('Speed');
export const skipSilences = icu('Skip silences');
export const skipAbout = icu(
  'Leaves out pauses of at least {seconds, plural, one {# second} other {# seconds}} in which no words were recognised.',
);
export const keptFromBefore = icu('Kept from an earlier attempt');
export const twoTexts = icu('Two texts');
export const corrected = icu('corrected');
export const answerLength = icu('Length of the answer');
export const wordsConfident = icu('Words we’re confident about');
export const heardPercent = icu('{percent} understood');
export const questionNumber = icu('Question {number, number}');
export const personalNotScored = icu('Personal, not scored');
export const multipleChoice = icu('multiple choice');
export const spoken = icu('spoken');
export const about = icu('About the application');
export const position = icu('Position');
export const jobId = icu('Job ID');
export const email = icu('Email');
export const mobile = icu('Mobile');
export const city = icu('City');
export const appliedDate = icu('Applied Date');
export const interview = icu('Interview');
export const criteriaMatches = icu('Criteria Matches');
export const sense = icu('Interview sense');
export const correctAnswers = icu('Correct answers');
export const correctOfSettled = icu('{correct, number} of {settled, number} settled');
export const documents = icu('Documents');
export const resume = icu('Resume');
export const noResume = icu('No resume');
export const coverLetter = icu('Cover letter');
export const noCoverLetter = icu('No cover letter');
export const pitch = icu('Pitch');
export const viewPitch = icu('View pitch video');
export const criteriaAbout = icu('What the criteria match is based on');
export const pitchOf = icu('Pitch of {name}');
export const pitchAbout = icu('The video that the candidate sent with the application.');
export const pitchVideoOf = icu('Pitch video of {name}');
export const toFirstOpen = icu('Go to the first open answer');
export const verdicts = icu('Verdicts');
export const senseIs = icu('Interview sense: {percent} percent of the points');
export const senseNone = icu('Interview sense: no question is scored');
export const senseNotYet = icu('Interview sense: no score yet, {settled}');
export const toStart = icu('Roundone, home');
export const questionnaire = icu('Questionnaire');
export const foldAll = icu('Collapse all');
export const unfoldAll = icu('Expand all');
export const gotWrong = icu('Did we get a word wrong? You can correct it until {when}.');
export const legend = icu(
  'Select a word to play it. {marked} words are points we found; {dotted} ones were hard to hear.',
);
export const legendMarked = icu('Marked');
export const legendDotted = icu('dotted');
export const howTaken = icu('Interview record');
export const notLeft = icu('The page was not left, hidden or reloaded.');
export const noEffect = icu('This doesn’t affect the score.');
export const consent = icu('Consent');
export const consentGiven = icu('Given on {when}, to the text of version {version}.');
export const consentUnknown = icu('The consent was not recorded.');
export const madeBy = icu('Made by');
export const notAssessed = icu('Not assessed');
export const notAssessedWhat = icu('Face, emotions, accent and voice. A person decides, not this report.');
export const wholeSummary = icu('The whole summary, and each skill');
export const summary = icu('Report summary');
export const seeQuestion = icu('See question {number, number}');
export const skillSummary = icu('Skill summary');
export const differentTexts = icu(
  'The candidate corrected words we got wrong, and the two texts give different results: {questions}. Until a person decides, what we heard counts.',
);
export const questionLink = icu('question {number, number}');
export const failedTitle = icu('We couldn’t make the report yet.');
export const failedAbout = icu(
  'Nothing is lost: the recording and the answers are safe, and we’ll keep trying. If you still see this later, please tell the operator of this site.',
);
export const beingMade = icu('We’re preparing the report.');
export const beingMadeAbout = icu(
  'We’re turning the spoken answers into text and comparing them with the expected answers. This takes a minute or two; the report will appear here as soon as it’s ready.',
);
export const printedLine = icu('Interview taken {taken}. Read on {read} at {site}.');
export const closedByCandidate = icu('The candidate has closed it to visitors.');
export const closedByCompany = icu('The company has closed it to visitors.');
export const blind = icu(
  'The review for this job is blind, so only members of your company and the candidate can read this report.',
);
export const visible = icu('Visible to anyone with the link');
export const reviewInHiring = icu('Review in Hiring');
export const copied = icu('Copied');
export const copyLink = icu('Copy link');
export const print = icu('Print or save as PDF');
export const yourVerdict = icu('Your verdict on question {number, number}');
export const verdict = icu('Verdict');
export const settledSoFar = icu('Settled so far: {verdict}.');
export const reason = icu('Reason');
export const reasonAbout = icu('The candidate can read it; visitors see the verdict alone.');
export const saveVerdict = icu('Save verdict');
