import { icu } from '../icu.ts';

export const correct = icu('Correct');
export const partiallyCorrect = icu('Partially Correct');
export const incorrect = icu('Incorrect');
export const notAnswered = icu('Not Answered');
export const needsReview = icu('Needs Review');
export const notScored = icu('Not Scored');
export const strong = icu('Strong');
export const fair = icu('Fair');
export const weak = icu('Weak');
export const markCorrect = icu('Correct');
export const markPartly = icu('Partly correct');
export const markIncorrect = icu('Incorrect');
export const markNoAnswer = icu('No answer');
