import { icu } from '../icu.ts';

export const share = icu('{count, number} of {all, plural, one {# person} other {# people}}');
export const shareInPercent = icu(
  '{count, number} of {all, plural, one {# person} other {# people}} ({percent})',
);
export const anHour = icu('an hour');
export const hours = icu('{count, plural, one {# hour} other {# hours}}');
export const days = icu('{count, plural, one {# day} other {# days}}');
export const few = icu(
  '{count, plural, one {That is # person, which is too few to conclude anything from.} other {That is # people, which is too few to conclude anything from.}}',
);
export const fewApplied = icu(
  '{count, plural, one {# person applied, which is too few to conclude anything from.} other {# people applied, which is too few to conclude anything from.}}',
);
export const funnel = icu(
  '{share} who applied reached the review, and {hired, plural, =0 {nobody was hired} one {# person was hired} other {# people were hired}}.',
);
export const nobodyInvited = icu('Nobody was invited to an interview.');
export const began = icu('{share} who were invited started the interview.');
export const beganWithin = icu(
  '{share} who were invited started the interview. Half of those who started did so within {span}.',
);
export const fewLeft = icu(
  '{count, plural, one {Fewer than # person has left any stage, which is too few to conclude anything from.} other {Fewer than # people have left any stage, which is too few to conclude anything from.}}',
);
export const longest = icu(
  'People spend the longest in {stage}: half of those who left it had been there at most {span}.',
);
export const decidedWithin = icu('Half of the applicants got your first decision within {span}.');
export const cameFrom = icu('{share} came from “{source}”.');
export const hiddenMore = icu(
  '{count, plural, one {# more is left out until your own scorecard is in.} other {# more are left out until your own scorecard is in.}}',
);
export const unscoredMore = icu(
  '{count, plural, one {# more interview has no score until more answers are reviewed.} other {# more interviews have no score until more answers are reviewed.}}',
);
export const noScores = icu('There are no scores yet.');
export const fewScores = icu(
  '{count, plural, one {There is # score, which is too few to conclude anything from.} other {There are # scores, which is too few to conclude anything from.}}',
);
export const halfOfScores = icu('Half of the {count, number} scores are {percent} or more.');
export const noQuestion = icu('No question has been answered yet.');
export const hardest = icu('The hardest question was “{question}”: {share} answered it correctly.');
export const hardestShown = icu(
  'The picture shows the {drawn, number} hardest, the table the {listed, number} hardest.',
);
export const howFar = icu('How far people got');
export const stage = icu('Stage');
export const peopleHeader = icu('People');
export const stepApplied = icu('Applied');
export const stepInvited = icu('Invited to the interview');
export const stepBegan = icu('Started the interview');
export const stepSubmitted = icu('Submitted the interview');
export const fromInvitation = icu('From the invitation to the interview');
export const step = icu('Step');
export const firstDecision = icu('First decision');
export const decisionAfter = icu('Decision after the interview');
export const howLong = icu('How long it took');
export const stageOrWait = icu('Stage or wait');
export const halfTook = icu('Half took at most');
export const mostTook = icu('Nine out of ten took at most');
export const barAbout = icu(
  'The bar shows the longest time that half of them took, the line the longest that nine out of ten took.',
);
export const spread = icu('How scores are distributed');
export const scorePercent = icu('Score in percent');
export const interviews = icu('Interviews');
export const whereFrom = icu('Where people came from');
export const source = icu('Source');
export const hired = icu('Hired');
export const howHard = icu('How hard the questions were');
export const question = icu('Question');
export const job = icu('Job');
export const answers = icu('Answers');
export const correctOf = icu('{correct, number} of {all, number} correct');
export const showTable = icu('Show as a table');
export const tableOf = icu('{title}, table');
export const correct = icu('Correct');
export const partial = icu('Partially correct');
export const incorrect = icu('Incorrect');
export const notAnswered = icu('Not answered');
export const needsReview = icu('Needs review');
export const inLastDays = icu('{days, plural, one {in the last day} other {in the last # days}}');
export const anyTime = icu('at any time');
export const applied = icu('Applied');
export const nobodyApplied = icu('Nobody applied in this period.');
