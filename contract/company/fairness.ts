import { z } from 'zod';
import { CANDIDATE, EMPLOYER, OWNER_ALONE, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import {
  AGES,
  DISABILITIES,
  FAIRNESS_BASES,
  FAIRNESS_STEPS,
  GROUP_LEAST,
  RACES,
  SEXES,
} from './fairness-groups.ts';
import { isoTimestamp } from '../shared/rules.ts';

const selfIdentification = z.object({
  sex: z.enum(SEXES).nullable(),
  race: z.enum(RACES).nullable(),
  age: z.enum(AGES).nullable(),
  disability: z.enum(DISABILITIES).nullable(),
});

export const getSelfIdentification = endpoint({
  method: 'GET',
  path: 'privacy/getSelfIdentification',
  summary:
    'Get what you answered about sex, race or ethnicity, age and disability. Null for anything you left unanswered. Companies cannot read this.',
  audience: CANDIDATE,
  input: noInput,
  output: selfIdentification,
});

export const saveSelfIdentification = endpoint({
  method: 'POST',
  path: 'privacy/saveSelfIdentification',
  summary: `Save, change or delete what you answer about sex, race or ethnicity, age and disability. Every answer is optional; null deletes one. Companies get only figures for groups, and none for groups of fewer than ${GROUP_LEAST} people.`,
  audience: CANDIDATE,
  input: selfIdentification,
  output: nothing,
});

const interval = { low: z.number().nullable(), high: z.number().nullable() };

export const fairnessGroup = z.object({
  basis: z.enum(FAIRNESS_BASES),
  step: z.enum(FAIRNESS_STEPS),
  /** One title, or two for the combination of sex and race or ethnicity. */
  titles: z.array(z.string()),
  /** Null if the group is masked. */
  figures: z
    .object({
      people: z.number(),
      passed: z.number(),
      rate: z.number(),
      /** The 95% interval of the rate (Wilson). */
      rateLow: z.number(),
      rateHigh: z.number(),
      /**
       * The ratio to the highest rate. Null for people who did not answer. Its 95% interval (Katz) is null where it
       * is not defined.
       */
      ratio: z.number().nullable(),
      ...interval,
    })
    .nullable(),
});

const heardBand = z.object({
  title: z.string(),
  interviews: z.number(),
  meanScore: z.number().nullable(),
  correct: z.number(),
  partial: z.number(),
  incorrect: z.number(),
  notAnswered: z.number(),
  needsReview: z.number(),
});

export const getFairness = endpoint({
  method: 'GET',
  path: 'company/getFairness',
  summary: `Compare how many people of each group passed each step of the selection, over all jobs: rates, ratios to the highest rate and 95% intervals. Groups of fewer than ${GROUP_LEAST} people are masked, along with any group from which they could be computed. Figures are as of the start of a month. New ones replace them once every step that anyone has reached has at least ${GROUP_LEAST} more people. Also shows scores and verdicts by transcript confidence.`,
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: noInput,
  output: z.object({
    untilDate: isoTimestamp,
    groups: z.array(fairnessGroup),
    heard: z.array(heardBand),
    /**
     * The number of interviews that the caller must review first. They are left out of the figures by transcript
     * confidence.
     */
    hiddenInterviews: z.number(),
  }),
});
