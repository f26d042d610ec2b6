import { icu, template } from '../icu.ts';

// What companies read about the mails.
export const correctedAbout = icu('To the employer, when a candidate corrects misheard words of an answer.');
export const readyName = icu('Report ready');
export const readyAbout = icu('To the candidate, when the report of their interview is ready.');
export const readyForEmployerAbout = icu('To the employer, when the report of an interview is ready.');

// To the candidate.
export const readyHeading = icu('Your report is ready');
export const readySubject = template('Your interview report for {{ job_title }}');
export const readyText = template(
  'Your report on the interview for {{ job_title }} ({{ job_id }}) is ready: what we heard, and how your answers were graded.',
);
export const readFeedback = icu('Read my report');

// To the employer.
export const correctedSubject = icu('Words corrected: {name} for {job}');
export const correctedHeading = icu('A candidate corrected misheard words');
export const correctedText = icu(
  '{name} says that words of the answer to question {number, number} were misheard, in the interview for {job}.',
);
export const correctedNext = icu(
  'The report shows both texts and how each one is graded. Where they differ, you decide which one counts; you can listen to the recording there.',
);
export const seeBoth = icu('See both texts');
export const employerSubject = icu('Interview report: {name} for {job}');
export const employerHeading = icu('A report is ready');
export const employerText = icu('{name} has taken the AI interview for {job}.');
export const readReport = icu('Read the report');
