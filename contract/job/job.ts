import { z } from 'zod';
import {
  APPLICATION_STATUSES,
  JOB_STATUSES,
  JOB_TYPES,
  PREFERENCES,
  PROCTORING_MODES,
} from '../shared/limits.ts';
import { answerSettings } from '../interview/interview-settings.ts';
import { isoTimestamp, named } from '../shared/rules.ts';
import { STEP_FLAGS } from './wizard-steps.ts';

/**
 * The schemas of a job in the API. Values that the caller cannot see are null: for candidates, questions and hidden misc
 * info.
 */

const skillEntry = z.object({
  _id: z.string(),
  value: z.string(),
  preference: z.enum(PREFERENCES),
  minExperience: z.string(),
});

const jobQuestion = z.object({
  _id: z.string(),
  /** The question from the bank, or the custom question as typed. `_id` is null for a custom one. */
  questionId: z.object({ _id: z.string().nullable(), name: z.string() }),
  isCustom: z.boolean(),
});
const skillQuestion = jobQuestion.extend({ skillId: named, answer: z.string() });
const qualifyingQuestions = z.object({
  personalQuestion: z.array(jobQuestion),
  skillBasedQuestion: z.array(skillQuestion.extend({ acceptedAnswers: z.array(z.string()) })),
  skillBasedMcqQuestion: z.array(skillQuestion.extend({ options: z.array(z.string()) })),
});

const yesOrNo = z.enum(['true', 'false']);
/** Every field is optional: candidates get only the fields that the employer displays. */
const miscInfo = z
  .object({
    hourlyRate: z.string(),
    hourlyRateRangeStart: z.string(),
    hourlyRateRangeEnd: z.string(),
    positionQualifiesForOvertime: yesOrNo,
    workVisaSponcer: yesOrNo,
    offeredBenifitsApplicable: yesOrNo,
    offeredBenefits: z.array(named),
    isRelocationApplicable: yesOrNo,
    relocationBenefits: z.array(named),
    isTravelApplicable: yesOrNo,
    travelPercentage: z.number(),
    travelRequirementsDetails: z.string(),
    isWFHAvailable: yesOrNo,
    wfhValue: z.string(),
    startDate: z.string(),
    exStartDate: z.string(),
    additionalNotes: z.string(),
    whyShouldHire: yesOrNo,
    allDisplayToCandidate: z.boolean(),
    displayHourTocandidate: z.boolean(),
    displayPositionQualifiesForOvertime: z.boolean(),
    displayWorkVisaSponcer: z.boolean(),
    displayOfferedBenifits: z.boolean(),
    displayRelocationBenifits: z.boolean(),
    displayTravelApplicable: z.boolean(),
    displayWorkFromHome: z.boolean(),
    displayAdditionNotes: z.boolean(),
  })
  .partial();

export const job = z.object({
  _id: z.string(),
  refJobId: z.string(),
  alternateJobId: z.string(),
  role: z.string(),
  type: z.enum(JOB_TYPES),
  description: z.string(),
  status: z.enum(JOB_STATUSES),
  isActive: z.boolean(),
  createdDate: isoTimestamp,
  publishedDate: isoTimestamp.nullable(),
  /** The contract period: years and months, as digits. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  annualSalaryRange: z.string().nullable(),
  salary: z.string().nullable(),
  employerId: z.object({
    _id: z.string(),
    /** The company's part of its public page's address. */
    slug: z.string(),
    /** The currency of the job's amounts, as an ISO 4217 code. */
    currency: z.string(),
    userId: z.object({
      name: z.string(),
      avatarPath: z.string().nullable(),
      avatarUrl: z.string().nullable(),
    }),
  }),
  educationId: named.nullable(),
  sectorId: named,
  interviewProcessId: z
    .object({
      rounds: z.string(),
      communicationMode: z.record(z.string(), z.string()),
      tips: z.object({ tip: yesOrNo, tipText: z.string() }),
      proctoring: z.enum(PROCTORING_MODES),
      /** How the AI interview is held. */
      settings: answerSettings.extend({ openDays: z.number() }),
    })
    .nullable(),
  skillMatrixId: z.object({ skill: z.array(skillEntry) }).nullable(),
  miscInfoId: miscInfo.nullable(),
  /** Whether an application needs a pitch video. Candidates see this even if the rest of misc info is hidden. */
  whyShouldHire: yesOrNo,
  qualifyingQuestionId: qualifyingQuestions.nullable(),
  workLocation: z
    .object({
      address: z.string(),
      countryId: z.string(),
      country: z.string(),
      stateId: z.string(),
      state: z.string(),
      cityId: z.string(),
      city: z.string(),
      zipcode: z.string(),
    })
    .nullable(),
  boardingId: z.array(named),
  uploadedData: z.array(z.object({ name: z.string(), url: z.string() })),
  isApplied: z.boolean(),
  applicationStatus: z.enum(APPLICATION_STATUSES).nullable(),
  /** Whether the calling candidate has saved the job. */
  isSaved: z.boolean(),
  /** The address of the job's public page, to share with others. */
  shareUrl: z.string(),
  /** Only for the owner: which wizard steps are done, and how many people have applied. */
  steps: z.record(z.enum(STEP_FLAGS), z.boolean()).nullable(),
  /** Only for the owner: whether a posted job has changes that nobody else sees until publishJob with isUpdate YES. */
  hasUnpublishedChanges: z.boolean(),
  /**
   * Only for the owner: whether each member must send a scorecard for an interview before seeing what others and the
   * analysis say.
   */
  isBlindReview: z.boolean().optional(),
  /** Only for the owner: when and why the operator took the job down. */
  takenDown: z.object({ at: z.string(), reason: z.string() }).nullable().optional(),
  /** Only in the preview of a posted job: the steps whose content differs from what candidates see. */
  changedSteps: z.array(z.enum(STEP_FLAGS)).nullable(),
  /**
   * Only in the preview: changes with the content. Pass it as `version` to the submit calls, publishJob and
   * discardChanges.
   */
  changesVersion: z.string().optional(),
  applicationReceived: z.number().nullable(),
});
export type Job = z.output<typeof job>;

/** What a list of jobs shows about each job. */
export const jobCard = job
  .pick({
    _id: true,
    alternateJobId: true,
    role: true,
    type: true,
    status: true,
    isActive: true,
    createdDate: true,
    publishedDate: true,
    startDate: true,
    endDate: true,
    annualSalaryRange: true,
    salary: true,
    employerId: true,
    workLocation: true,
    whyShouldHire: true,
    isApplied: true,
    isSaved: true,
    steps: true,
    hasUnpublishedChanges: true,
    takenDown: true,
    applicationReceived: true,
  })
  .extend({ miscInfoId: miscInfo.pick({ isWFHAvailable: true, wfhValue: true }).nullable() });
export type JobCard = z.output<typeof jobCard>;
