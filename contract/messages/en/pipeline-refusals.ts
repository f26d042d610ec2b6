import { icu } from '../icu.ts';

export const dayOrder = icu('The first day must come before the last');
export const nameQuestion = icu('Please say which question');
export const viewNameTooLong = icu('A name has at most {max, number} characters');
export const viewNameMissing = icu('Please give the view a name');
export const viewShared = icu('Please say whether the view is shared');
export const viewList = icu('This list is not known');
export const viewFiltersTooLong = icu('The filters of a view have at most {max, number} characters');
export const viewFilters = icu('These filters can’t be saved');
export const comparedTooMany = icu('You can compare at most {max, number} interviews at once');
export const searchTooLong = icu('A search has at most {max, number} characters');
export const selectSkill = icu('Please select a skill');
export const yesOrNo = icu('Please say yes or no');
export const daysNumber = icu('Please give a number of days');
export const daysWhole = icu('Please give whole days');
export const daysTooMany = icu('A search can go back at most {max, plural, one {# day} other {# days}}');
export const namePerson = icu('Please say which person');
export const notAsked = icu('No job asks this question any more, so there is nothing to change.');
export const sameWords = icu('The question is already worded like this, so nothing was changed.');
export const spokenInPlace = icu('Only a spoken question can replace this one');
export const choiceInPlace = icu('Only a multiple-choice question can replace this one');
export const viewSaved = icu('View saved.');
export const viewRemoved = icu('View removed.');
export const viewNameTaken = icu('There’s already a view with this name. Please choose another one.');
export const viewsShared = icu(
  '{max, plural, one {Your company already shares # saved view, the most it can. Please remove one first.} other {Your company already shares # saved views, the most it can. Please remove one first.}}',
);
export const viewsOwn = icu(
  '{max, plural, one {You already have # saved view, the most you can. Please remove one first.} other {You already have # saved views, the most you can. Please remove one first.}}',
);
export const noOwnQuestions = icu('There are no questions of your own to save.');
export const setTooLarge = icu(
  '{count, plural, one {This is # question, more than one file holds. Save the questions of each job on its own.} other {These are # questions, more than one file holds. Save the questions of each job on its own.}}',
);
export const setTooMany = icu('A file with questions holds at most {max, number} of them');
export const notASet = icu('This isn’t a file with questions that was saved here');
export const setChanged = icu('This file was changed after it was signed.');
export const setUnreadable = icu('The file contains something that can’t be read');
