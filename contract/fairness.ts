import { z } from 'zod';
import { CANDIDATE, EMPLOYER, OWNER_ALONE, endpoint, noInput, nothing } from './endpoint.ts';
import { isoTimestamp } from './rules.ts';

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

export const GROUP_TITLES: Record<
  (typeof SEXES)[number] | (typeof RACES)[number] | (typeof AGES)[number],
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
  [NOT_SAID]: 'Prefer not to say',
};

/** Figures of fewer people than this are masked. */
export const GROUP_LEAST = 5;

/** The steps of the selection: who came to the first, and how many of them came to the second. */
export const FAIRNESS_STEPS = ['interviewed', 'advanced', 'hired'] as const;
export const STEP_TITLES: Record<(typeof FAIRNESS_STEPS)[number], string> = {
  interviewed: 'Interviewed, of those who applied',
  advanced: 'Advanced, of those who were interviewed',
  hired: 'Hired, of those who advanced',
};

/** What groups are made of. */
export const FAIRNESS_BASES = ['sex', 'race', 'age', 'sex-and-race'] as const;
export const BASIS_TITLES: Record<(typeof FAIRNESS_BASES)[number], string> = {
  sex: 'Sex',
  race: 'Race or ethnicity',
  age: 'Age',
  'sex-and-race': 'Sex and race or ethnicity',
};

const selfIdentification = z.object({
  sex: z.enum(SEXES).nullable(),
  race: z.enum(RACES).nullable(),
  age: z.enum(AGES).nullable(),
});

export const getSelfIdentification = endpoint({
  method: 'GET',
  path: 'privacy/getSelfIdentification',
  summary:
    'What the candidate who asks said of sex, race or ethnicity, and age; null where nothing was said. No company reads it.',
  audience: CANDIDATE,
  input: noInput,
  output: selfIdentification,
});

export const saveSelfIdentification = endpoint({
  method: 'POST',
  path: 'privacy/saveSelfIdentification',
  summary: `Say, change or delete what the candidate says of sex, race or ethnicity, and age. Nothing is required; null deletes an answer. Companies get figures of groups alone, and of no group of fewer than ${GROUP_LEAST} people.`,
  audience: CANDIDATE,
  input: selfIdentification,
  output: nothing,
});

const fairnessGroup = z.object({
  basis: z.enum(FAIRNESS_BASES),
  step: z.enum(FAIRNESS_STEPS),
  /** One title, or for sex and race or ethnicity both. */
  titles: z.array(z.string()),
  /** Null if the group is masked. The ratio is to the highest rate; it has no interval where one of both is 0. */
  figures: z
    .object({
      people: z.number(),
      passed: z.number(),
      rate: z.number(),
      ratio: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    })
    .nullable(),
});

export const getFairness = endpoint({
  method: 'GET',
  path: 'company/getFairness',
  summary:
    'How many of each group came through each step of the selection, and the ratio to the group with the highest rate with its 95 % confidence interval, for all jobs together until the beginning of this month. Small groups are masked, and others from which they could be computed.',
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: noInput,
  output: z.object({ untilDate: isoTimestamp, groups: z.array(fairnessGroup) }),
});
