import { icu } from '../icu.ts';

// The stages of a job, in order.
export const applied = icu('Applied');
export const aiInterview = icu('AI Interview');
export const review = icu('Review');
export const offer = icu('Offer');
export const hired = icu('Hired');
export const round = icu(
  '{round, select, 2 {Second round} 3 {Third round} 4 {Fourth round} 5 {Fifth round} 6 {Sixth round} other {Round {round}}}',
);
export const roundAs = icu('{round}: {mode}');

// How an application ended.
export const declined = icu('Declined');
export const withdrawn = icu('Withdrawn');
export const noShow = icu('No-show');
export const expired = icu('Expired');

// The judgements of a scorecard.
export const strongNo = icu('Strong no');
export const no = icu('No');
export const yes = icu('Yes');
export const strongYes = icu('Strong yes');

// How far an interview is scored.
export const settled = icu('{settled, number} of {total, number} settled');
export const reviewFirst = icu('Review first');

// Filters that cannot be.
export const scoreRange = icu('A score is a number from 0 to 100');
export const stageUnknown = icu('This stage is not known');
export const outcomeUnknown = icu('This outcome is not known');
export const certaintyUnknown = icu('Certainty is low, medium or high');
export const sayYesOrNo = icu('Please say yes or no');
