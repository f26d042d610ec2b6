import type { Message } from '../messages/message.ts';
import * as said from '../messages/en/fairness-groups.ts';
/** The groups that candidates may place themselves in, and how a company's selection compares between them. */

/** Answers are optional, and this is one of the choices. */
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
  Message
> = {
  female: said.female,
  male: said.male,
  hispanic: said.hispanic,
  white: said.white,
  black: said.black,
  'pacific-islander': said.pacificIslander,
  asian: said.asian,
  'native-american': said.nativeAmerican,
  'two-or-more': said.twoOrMore,
  'forty-and-over': said.fortyAndOver,
  'under-forty': said.underForty,
  disability: said.disability,
  'no-disability': said.noDisability,
  [NOT_SAID]: said.notSaid,
};

/** Figures about fewer people than this are masked. */
export const GROUP_LEAST = 5;
/** A group whose rate is below this share of the highest rate deserves a closer look (29 CFR 1607.4 D). */
export const FOUR_FIFTHS = 0.8;

/** The steps of the selection, in order. */
export const FAIRNESS_STEPS = ['advanced', 'interviewed', 'scored', 'passed', 'hired'] as const;
export const STEP_TITLES: Record<(typeof FAIRNESS_STEPS)[number], Message> = {
  advanced: said.stepAdvanced,
  interviewed: said.stepInterviewed,
  scored: said.stepScored,
  passed: said.stepPassed,
  hired: said.stepHired,
};

/** The characteristics that groups are based on. */
export const FAIRNESS_BASES = ['sex', 'race', 'age', 'disability', 'sex-and-race'] as const;
export const BASIS_TITLES: Record<(typeof FAIRNESS_BASES)[number], Message> = {
  sex: said.basisSex,
  race: said.basisRace,
  age: said.basisAge,
  disability: said.basisDisability,
  'sex-and-race': said.basisSexAndRace,
};

/** Bands of transcript confidence: the percentage of an interview's words that the recogniser was sure of. */
export const HEARD_BANDS = [
  { from: 95, title: said.heardMost },
  { from: 85, title: said.heardMuch },
  { from: 70, title: said.heardSome },
  { from: 0, title: said.heardLittle },
] as const;
