import { z } from 'zod';
import { storedList, storedObject } from '#server/database/stored-json.ts';

/**
 * Amounts are digits. Values that do not apply are null, an empty list or false. Queries of store.ts use `workFromHome`
 * and `workFromHomeShare`: a new version that moves them must change the queries too.
 */
const miscInfo = z.object({
  hourlyRate: z.string().nullable(),
  hourlyRange: z.object({ from: z.string(), to: z.string() }).nullable(),
  overtime: z.boolean(),
  visaSponsored: z.boolean(),
  benefitsOffered: z.boolean(),
  benefitIds: z.array(z.string()),
  relocation: z.boolean(),
  relocationBenefitIds: z.array(z.string()),
  travel: z.boolean(),
  travelPercentage: z.number().nullable(),
  travelDetails: z.string().nullable(),
  workFromHome: z.boolean(),
  /** One of WFH_OPTIONS. */
  workFromHomeShare: z.string().nullable(),
  /** Days, as YYYY-MM-DD. */
  startDay: z.string(),
  expectedStartDay: z.string().nullable(),
  notes: z.string().nullable(),
  pitchWanted: z.boolean(),
  /** Which parts candidates see. `everything` also shows the parts that have no switch of their own. */
  shown: z.object({
    everything: z.boolean(),
    pay: z.boolean(),
    overtime: z.boolean(),
    visa: z.boolean(),
    benefits: z.boolean(),
    relocation: z.boolean(),
    travel: z.boolean(),
    workFromHome: z.boolean(),
    notes: z.boolean(),
  }),
});
export type MiscInfo = z.infer<typeof miscInfo>;

const interviewProcess = z.object({
  /** The mode of each round, from first to last. */
  modes: z.array(z.string()),
  tip: z.string().nullable(),
});
export type InterviewProcess = z.infer<typeof interviewProcess>;

export const storedMiscInfo = storedObject<MiscInfo>({ table: 'jobs', column: 'misc_info' }, { 1: miscInfo });

export const storedInterviewProcess = storedObject<InterviewProcess>(
  { table: 'jobs', column: 'interview_process' },
  { 1: interviewProcess },
);

export const storedBoardingRequirements = storedList(
  { table: 'jobs', column: 'boarding_requirement_ids' },
  z.string(),
);

export const storedAcceptedAnswers = storedList(
  { table: 'job_questions', column: 'accepted_answers' },
  z.string(),
);

/** The options of a multiple-choice question. */
export const storedOptions = storedList({ table: 'job_questions', column: 'options' }, z.string());
