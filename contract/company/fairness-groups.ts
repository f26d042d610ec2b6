/** What candidates may say of themselves, and how the selection of a company compares between such groups. */

/** Nobody has to answer; this is also an answer. */
export const NOT_SAID = 'not-said';

export const SEXES = ['female', 'male', NOT_SAID] as const;
/** The categories of the EEO-1 report. */
export const RACES = [
  'hispanic',
  'white',
  'black',
  'pacific-islander',
  'asian',
  'native-american',
  'two-or-more',
  NOT_SAID,
] as const;
export const AGES = ['forty-and-over', 'under-forty', NOT_SAID] as const;
export const DISABILITIES = ['disability', 'no-disability', NOT_SAID] as const;

export const GROUP_TITLES: Record<
  (typeof SEXES)[number] | (typeof RACES)[number] | (typeof AGES)[number] | (typeof DISABILITIES)[number],
  string
> = {
  female: 'Female',
  male: 'Male',
  hispanic: 'Hispanic or Latino',
  white: 'White',
  black: 'Black or African American',
  'pacific-islander': 'Native Hawaiian or Other Pacific Islander',
  asian: 'Asian',
  'native-american': 'American Indian or Alaska Native',
  'two-or-more': 'Two or more races',
  'forty-and-over': '40 and over',
  'under-forty': 'Under 40',
  disability: 'Has a disability, or had one',
  'no-disability': 'Has no disability, and had none',
  [NOT_SAID]: 'Prefer not to say',
};

/** Figures of fewer people than this are masked. */
export const GROUP_LEAST = 5;
/** The rate of a group below this part of the highest rate is a reason to look closer (29 CFR 1607.4 D). */
export const FOUR_FIFTHS = 0.8;

/** The steps of the selection, in order. */
export const FAIRNESS_STEPS = ['advanced', 'interviewed', 'scored', 'passed', 'hired'] as const;
export const STEP_TITLES: Record<(typeof FAIRNESS_STEPS)[number], string> = {
  advanced: 'Invited to the interview, of those who applied',
  interviewed: 'Interviewed, of those who were invited',
  scored: 'Scored above the median, of those with a score',
  passed: 'Passed to the next round, of those who were interviewed',
  hired: 'Hired, of those who passed',
};

/** What groups are made of. */
export const FAIRNESS_BASES = ['sex', 'race', 'age', 'disability', 'sex-and-race'] as const;
export const BASIS_TITLES: Record<(typeof FAIRNESS_BASES)[number], string> = {
  sex: 'Sex',
  race: 'Race or ethnicity',
  age: 'Age',
  disability: 'Disability',
  'sex-and-race': 'Sex and race or ethnicity',
};

/** How surely the words of an interview were heard: the percentage of words that the recogniser was sure of. */
export const HEARD_BANDS = [
  { from: 95, title: '95 % and more' },
  { from: 85, title: '85 to 94 %' },
  { from: 70, title: '70 to 84 %' },
  { from: 0, title: 'under 70 %' },
] as const;
