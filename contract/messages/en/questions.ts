import { icu } from '../icu.ts';

export const gradeFull = icu('full');
export const gradeMostly = icu('mostly');
export const gradePartly = icu('partly');
export const gradeNone = icu('none');
export const markAnswer = icu('Mark answer {number, number}');
export const pause = icu('Pause');
export const play = icu('Play');
export const howComplete = icu('How complete is answer {number, number}?');
export const keys = icu('Shortcuts');
export const keysTitle = icu('Shortcuts (?)');
export const undo = icu('Undo');
export const answerNumber = icu('Answer {number, number}');
export const reviewAnswer = icu('Review answer {number, number}');
export const review = icu('Review');
export const noWords = icu('No words were recognised.');
export const pointsFound = icu(
  '{found, number} of {total, plural, one {# expected point} other {# expected points}} found',
);
export const byTeam = icu('Settled by your team’s marks');
export const byAnalysis = icu('Settled by the analysis');
export const markedByYou = icu('Marked by you: {grade}');
export const markedByName = icu('Marked by {name}: {grade}');
export const formerMember = icu('a former member');
export const countMarked = icu('{marked, number} of {total, number} marked.');
export const countNoneLeft = icu(
  '{marked, number} of {total, number} marked. {settled, number} settled, none left for you.',
);
export const countAllLeft = icu(
  '{marked, number} of {total, number} marked. {count, plural, one {# needs you.} other {# need you.}}',
);
export const countStillLeft = icu(
  '{marked, number} of {total, number} marked. {count, plural, one {# still needs you.} other {# still need you.}}',
);
export const countSettledLeft = icu(
  '{marked, number} of {total, number} marked. {settled, number} settled, {count, plural, one {# still needs you.} other {# still need you.}}',
);
export const moreMarks = icu(
  '{count, plural, one {About # more mark, and we can start to settle the rest.} other {About # more marks, and we can start to settle the rest.}}',
);
export const kept = icu('Saved as another accepted answer.');
export const keepAnother = icu('Save as another accepted answer');
export const keepTitle = icu('Save as another accepted answer?');
export const acceptedAnswer = icu('Accepted answer');
export const keepAbout = icu(
  'Keep what answers the question, and leave out anything about the person: it stays with the question in all your jobs, even when the interview is deleted.',
);
export const keepAccepted = icu('Save accepted answer');
export const answersLater = icu('Answers will appear here once an interview for this job has been analysed.');
export const seeUpcoming = icu('See upcoming interviews');
export const keyFull = icu('full: all of it was said');
export const keyMostly = icu('mostly');
export const keyPartly = icu('partly');
export const keyNone = icu('none of it');
export const keyUndo = icu('undo your last mark');
export const space = icu('Space');
export const keyPlay = icu('play or pause');
export const keyJ = icu('J or →');
export const keyNext = icu('the next answer');
export const keyK = icu('K or ←');
export const keyBefore = icu('the answer before');
export const keyHelp = icu('this help');
export const everySettled = icu('Every answer to this question is settled.');
export const needYou = icu('Answers that need you');
export const showMore = icu('Show more answers');
export const settled = icu('Settled');
export const marked = icu('Marked');
export const undoLast = icu('Undo your last mark');
export const fullAnswer = icu('What a full answer says');
export const noExpected = icu('This question has no expected answer.');
export const alsoAccepted = icu('Also accepted: {answer}');
export const byQuestion = icu('Review by question');
export const hiring = icu('Hiring');
export const allQuestions = icu('All questions');
export const byQuestionLead = icu('Mark some answers to a question. Your marks settle others like them.');
export const chooseJob = icu('Choose a job to review the answers to its questions.');
export const byPerson = icu('Review person by person');
export const questions = icu('Questions');
export const question = icu('Question');
export const questionsLead = icu(
  'What the answers say about your questions, those with the most trouble first.',
);
export const allJobs = icu('All jobs');
export const questionsEmpty = icu(
  'Questions appear here the night after their first answers. Once a question has {count, plural, one {# answer} other {# answers}}, you’ll see what they say about it.',
);
export const spoken = icu('Spoken');
export const multipleChoice = icu('Multiple choice');
export const noLongerAsked = icu('No longer asked');
export const whatStays = icu(
  '{asked} Interviews that are scheduled keep the question, and past reports stay as they are.',
);
export const retired = icu('Question retired.');
export const changed = icu(
  'Question changed. It will have its own figures the night after its first answers.',
);
export const reword = icu('Reword');
export const replace = icu('Replace');
export const retire = icu('Retire');
export const retireTitle = icu('Retire this question?');
export const retireAbout = icu('{stays} Interviews that you schedule from now on won’t have it.');
export const reasons = icu('Reasons to look at it');
export const options = icu('The options');
export const onlyOneJob = icu('Only answers from one job count here.');
export const countAll = icu('Count answers from all jobs');
export const noFigures = icu('There are no figures for this question yet. We calculate them each night.');
export const tooFewAnswers = icu(
  'There are too few answers to say anything about it yet. Answers that need a person’s review count once they’re reviewed.',
);
export const madeOn = icu(
  'Calculated on {when}. We calculate figures each night. They don’t affect any score.',
);
export const inItsPlace = icu('In its place:');
export const beforeIt = icu('Before it:');
export const thisQuestion = icu('This question');
export const otherQuestions = icu('Your other questions');
export const goodQuestion = icu('A good question');
export const laterRounds = icu('Later rounds');
export const agreement = icu('Agreement');
export const fairness = icu('Fairness');
export const work = icu('Work');
export const answering = icu('Answering');
export const allCompanies = icu('All companies');
export const howHard = icu('How hard it is');
export const verdict = icu('Verdict');
export const answers = icu('Answers');
export const allAnswers = icu('All answers');
export const whetherApart = icu('Whether it tells people apart');
export const correlation = icu('Correlation with the rest of the interview');
export const monthByMonth = icu('Month by month');
export const month = icu('Month');
export const fullyCorrect = icu('Fully correct');
export const tooFewToSay = icu('too few to say');
export const tooFew = icu('too few');
export const someOf = icu('{count, number} of {total, number}');
export const whatElse = icu('What else the answers say');
export const missedByStrong = icu('People who did well otherwise, but not here:');
export const gotByWeak = icu('People who did well here, but not otherwise:');
export const edges = icu('Surprising answers');
export const edgesAbout = icu(
  'Read or listen to some: they often show what’s wrong with a question. Names are hidden.',
);
export const replaceTitle = icu('Replace this question');
export const noOther = icu('The question bank has no other question of this kind for {skill}.');
export const showAnother = icu('Show another');
export const rewordTitle = icu('Reword this question');
export const rewordAbout = icu(
  '{stays} The new wording starts without answers, and the figures for the old wording stay.',
);
