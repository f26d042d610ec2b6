import { icu } from '../icu.ts';

// The page on whether the selection treats groups of people alike, and its CSV.
export const title = icu('Fairness');
export const lead = icu(
  'How your selection compares between groups of people, based on what candidates choose to say about themselves. Nobody at your company sees what one person said.',
);
export const steps = icu('Steps of the selection');
export const stepsAbout = icu(
  'All jobs together, until {when}. Groups of fewer than {least, number} people are masked, and so are others they could be worked out from. New figures appear at the start of a month, once at least {least, number} more people have reached each step.',
);
export const smallNumbers = icu(
  'Small numbers prove nothing. A ratio below {least} is a reason to look closer; an interval that contains 1 also fits equal rates. This is not legal advice, and not a bias audit by an independent auditor.',
);
export const groupsBy = icu('Groups by');
export const allMasked = icu('Too few people have shared this so far, so all these figures are masked.');
export const download = icu('Download CSV for an auditor');
export const group = icu('Group');
export const people = icu('People');
export const passed = icu('Passed');
export const ratePercent = icu('Rate (95% interval)');
export const ratioToHighest = icu('Ratio to the highest (95% interval)');
export const withInterval = icu('{value} ({low} to {high})');
export const belowFourFifths = icu('{ratio}, below four fifths');
export const masked = icu('Masked');
export const correct = icu('Correct');
export const partial = icu('Partially correct');
export const incorrect = icu('Incorrect');
export const notAnswered = icu('Not answered');
export const needsReview = icu('Needs review');
export const heard = icu('Transcript confidence');
export const heardAbout = icu(
  'The share of each interview’s words that speech recognition was confident about. If scores fall with it, it may understand some people less well than others: listen to those answers before you decide.',
);
export const heardTable = icu('Scores and verdicts by transcript confidence');
export const interviews = icu('Interviews');
export const meanScore = icu('Mean score');
export const notCounted = icu(
  '{count, plural, one {# interview isn’t counted, because you need to review it first.} other {# interviews aren’t counted, because you need to review them first.}}',
);
export const csvUntil = icu('Until');
export const csvSex = icu('Sex');
export const csvRace = icu('Race or ethnicity');
export const csvAge = icu('Age');
export const csvDisability = icu('Disability');
export const csvStep = icu('Step');
export const csvRate = icu('Rate');
export const csvRateFrom = icu('Rate from');
export const csvRateTo = icu('Rate to');
export const csvRatio = icu('Impact ratio');
export const csvRatioFrom = icu('Ratio from');
export const csvRatioTo = icu('Ratio to');
