import { icu } from '../icu.ts';

export const overview = icu(
  '{correct, plural, =0 {0 of {settled, plural, one {# settled answer is} other {# settled answers are}} correct} one {# of {settled, plural, one {# settled answer} other {# settled answers}} is correct} other {# of {settled, plural, one {# settled answer} other {# settled answers}} are correct}}{partial, plural, =0 {} one {, # is partly correct} other {, # are partly correct}}.',
);
export const noAnswer = icu(
  'There was no answer to {count, plural, one {question {questions}} other {questions {questions}}}.',
);
export const openAnswers = icu(
  '{count, plural, one {The answer to question {questions} needs a person’s review and doesn’t count towards the score yet.} other {The answers to questions {questions} need a person’s review and don’t count towards the score yet.}}',
);
export const candidateSaid = icu('To question {number, number} the candidate said: “{quote}”');
export const nothingToScore = icu('No answer in this interview can be scored.');
export const strongest = icu('The strongest answer was to question {number, number}: “{quote}”');
export const question = icu('Question {number, number}');
export const questionOfSkill = icu('Question {number, number} ({skill})');
export const marked = icu('{question}: marked {verdict}.');
export const notFound = icu('{question}: we didn’t find “{point}” in the expected words.');
export const sayMore = icu('{question}: worth saying more about {topics}.');
export const quoted = icu('“{word}”');
export const skillNote = icu(
  '{level}: {correct, number} of {settled, number} correct{partial, plural, =0 {} other {, # partly}} ({count, plural, one {question {questions}} other {questions {questions}}}).',
);
export const skillOpen = icu(
  '{count, plural, one {Question {questions} needs a person’s review.} other {Questions {questions} need a person’s review.}}',
);
