import { z } from 'zod';
import { CANDIDATE, EMPLOYER, EVERYONE, SIGNED_IN, endpoint, nextPage, nothing, paging } from './endpoint.ts';
import {
  APPLICATION_STATUSES,
  ID_MAX,
  JOB_STATUSES,
  JOB_TYPES,
  PAY_MAX,
  POSTED_WITHIN_DAYS_MAX,
  PREFERENCES,
  PROCTORING_MODES,
} from './limits.ts';
import { WORK_PLACES } from './job-filters.ts';
import type { RefusalCode } from './refusals.ts';
import { designationPart, isoTimestamp, named, shortJobId, text, untrimmedText, uuid } from './rules.ts';
import { jobId } from './job-steps.ts';
import { TEXTS } from './texts.ts';
import { STEP_FLAGS } from './wizard-steps.ts';

/**
 * The schemas of a job in the API. A value that the caller may not see is null: questions for candidates,
 * hidden misc info.
 */

export const skillEntry = z.object({
  _id: z.string(),
  value: z.string(),
  preference: z.enum(PREFERENCES),
  minExperience: z.string(),
});

const jobQuestion = z.object({
  _id: z.string(),
  /** The question from the bank, or the custom question as it was typed. `_id` is null for a custom one. */
  questionId: z.object({ _id: z.string().nullable(), name: z.string() }),
  isCustom: z.boolean(),
});
const skillQuestion = jobQuestion.extend({ skillId: named, answer: z.string() });
export const qualifyingQuestions = z.object({
  personalQuestion: z.array(jobQuestion),
  skillBasedQuestion: z.array(skillQuestion),
  skillBasedMcqQuestion: z.array(skillQuestion.extend({ options: z.array(z.string()) })),
});

const yesOrNo = z.enum(['true', 'false']);
const wholeNumber = (name: string, max: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be at least 1`)
    .max(max, `${name} must be at most ${max}`);
/** Every field is optional: candidates get only the fields that the employer displays. */
export const miscInfo = z
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
    /** The company's part in the address of its public page. */
    slug: z.string(),
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
    })
    .nullable(),
  skillMatrixId: z.object({ skill: z.array(skillEntry) }).nullable(),
  miscInfoId: miscInfo.nullable(),
  /**
   * Whether an application needs a pitch video. Candidates get this even if the rest of misc info is hidden.
   */
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
  /** Whether the candidate who makes the call has saved the job. */
  isSaved: z.boolean(),
  /** The address of the job's public page, to share with others. */
  shareUrl: z.string(),
  /** Only for the owner: which wizard steps are done, and how many people applied. */
  steps: z.record(z.enum(STEP_FLAGS), z.boolean()).nullable(),
  /**
   * Only for the owner: a posted job has changes that nobody else sees until publishJob with isUpdate YES.
   */
  hasUnpublishedChanges: z.boolean(),
  /** Only for the owner: each member judges an interview before seeing what others and the analysis say. */
  isBlindReview: z.boolean().optional(),
  /** In the preview of a posted job: the steps whose content differs from what candidates see. */
  changedSteps: z.array(z.enum(STEP_FLAGS)).nullable(),
  applicationReceived: z.number().nullable(),
});
export type Job = z.output<typeof job>;

const jobSearch = {
  designation: designationPart.optional(),
  /** A fully remote job is found in every state. */
  stateId: text(ID_MAX).optional(),
  workPlace: z.enum(WORK_PLACES, 'workPlace is remote').optional(),
  jobType: z.enum(JOB_TYPES, 'Please select a job type').optional(),
  sectorId: uuid(TEXTS.selectIndustry).optional(),
  postedWithinDays: wholeNumber('postedWithinDays', POSTED_WITHIN_DAYS_MAX).optional(),
  /** Dollars a year; a job with a range is found by its upper end. */
  payFrom: wholeNumber('payFrom', PAY_MAX).optional(),
};
const jobPage = z.object({
  jobs: z.array(job),
  total: z.number(),
  totalAtLeast: z.boolean().optional(),
  /**
   * How the designation was found: as text, as words in any order, or as something similar where no open job has the
   * text or the words.
   */
  match: z.enum(['text', 'words', 'similar']).optional(),
  ...nextPage,
});

export const getPostedJobs = endpoint({
  method: 'GET',
  path: 'jobs/getPostedJobs',
  summary: "Candidates: the open jobs. Employers: one's own, drafts and deleted ones left out.",
  audience: SIGNED_IN,
  input: z.object({
    ...paging,
    role: text(100).optional(),
    ...jobSearch,
    status: z.enum(['all', 'open', 'closed'], 'status is all, open or closed').default('all'),
  }),
  output: jobPage.extend({
    /** The numbers for the filter: the employer's own jobs of each kind. */
    counts: z.object({ all: z.number(), open: z.number(), closed: z.number() }).optional(),
  }),
});

export const getPublicJobs = endpoint({
  method: 'GET',
  path: 'jobs/getPublicJobs',
  summary: 'The open jobs, as anyone may see them: what a candidate sees, without questions.',
  audience: EVERYONE,
  input: z.object({ ...paging, ...jobSearch }),
  output: jobPage,
});

export const getPublicJob = endpoint({
  method: 'GET',
  path: 'jobs/getPublicJob',
  summary:
    'The job behind a shared link, by its Job ID: an open one for anyone, any of theirs for its employer and for candidates who applied to or saved it.',
  audience: EVERYONE,
  input: z.object({ alternateJobId: shortJobId }),
  output: job,
});

export const suggestDesignations = endpoint({
  method: 'GET',
  path: 'jobs/suggestDesignations',
  summary: 'Up to eight designations of open jobs that hold this text, with the number of their jobs.',
  audience: EVERYONE,
  input: z.object({ ...jobSearch }),
  output: z.array(z.object({ name: z.string(), jobs: z.number() })),
});

const keeping = (path: string, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    audience: CANDIDATE,
    input: z.object({ jobId }),
    output: nothing,
  });
export const saveJob = keeping('jobs/saveJob', 'Keep a job among one’s saved ones. Safe to repeat.');
export const unsaveJob = keeping('jobs/unsaveJob', 'Take a job from one’s saved ones. Safe to repeat.');

export const getSavedJobs = endpoint({
  method: 'GET',
  path: 'jobs/getSavedJobs',
  summary: 'One’s saved jobs, the last saved first; those that are not open any more say so in their status.',
  audience: CANDIDATE,
  input: z.object({ ...paging, ...jobSearch }),
  output: jobPage,
});

const list = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    audience: EMPLOYER,
    input: z.object(paging),
    output: z.array(job),
    pagedByLink: true,
  });
export const draftedJobs = list('jobs/draftedJobs', "One's own drafts, newest first.");
export const deletedJobs = list('jobs/deletedJobs', "One's own deleted jobs, newest first.");

export const getJobById = endpoint({
  method: 'GET',
  path: 'jobs/getJobById',
  summary: 'One job, as the caller may see it.',
  audience: SIGNED_IN,
  input: z.object({ jobId }),
  output: job,
  owns: { field: 'jobId', of: 'job' },
});

export const getCreateJobPreview = endpoint({
  method: 'GET',
  path: 'jobs/getCreateJobPreview',
  summary: "One's own job with everything entered so far, also what is not published yet.",
  audience: EMPLOYER,
  input: z.object({ refJobId: jobId }),
  output: job,
  owns: { field: 'refJobId', of: 'job' },
});

export const getUploadedVideo = endpoint({
  method: 'GET',
  path: 'jobs/getUploadedVideo/:name',
  summary: 'A link to a personal message, by the name that uploadedData gives.',
  audience: SIGNED_IN,
  input: z.object({ name: untrimmedText(200, TEXTS.notFound) }),
  output: z.string(),
  owns: { field: 'name', of: 'jobVideo' },
});

const changeByRef = (path: string, summary: string, refusals: readonly RefusalCode[] = []) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    audience: EMPLOYER,
    refusals,
    input: z.object({ refJobId: jobId }),
    output: nothing,
    owns: { field: 'refJobId', of: 'job' },
  });
const changeById = (path: string, summary: string, refusals: readonly RefusalCode[] = []) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    audience: EMPLOYER,
    refusals,
    input: z.object({ jobId }),
    output: nothing,
    owns: { field: 'jobId', of: 'job' },
  });
export const repostJob = changeByRef(
  'jobs/repostJob',
  'Open a closed or deleted job again. A draft that was never posted is restored instead.',
  ['job.not-published', 'job.never-posted', 'job.incomplete'],
);
export const closeJob = changeByRef('jobs/closeJob', 'Close an open job: nobody can apply any more.', [
  'job.deleted',
  'job.not-published',
]);
export const deleteJob = changeById('jobs/deleteJob', 'Move a job to the deleted list.');
export const restoreJob = changeById(
  'jobs/restoreJob',
  'Undo a deletion: the job is again what it was before.',
);
export const saveAsDraft = changeByRef('jobs/saveAsDraft', 'Keep the job as a draft.', [
  'job.deleted',
  'job.already-published',
]);

export const publishJob = endpoint({
  method: 'POST',
  path: 'jobs/publishJob',
  summary:
    'Publish a complete job, or with isUpdate YES apply the changes of a posted one, which the submit calls keep aside until then.',
  audience: EMPLOYER,
  refusals: ['job.deleted', 'job.closed', 'job.incomplete'],
  input: z.object({ jobId, isUpdate: z.enum(['YES', 'NO'], 'isUpdate is YES or NO').default('NO') }),
  output: z.null().or(z.object({ missingStep: z.string() })),
  owns: { field: 'jobId', of: 'job' },
});

export const discardChanges = changeById(
  'jobs/discardChanges',
  'Forget the changes of a posted job that were not published. Safe to repeat.',
);

/** Called before a job is closed or deleted, or before its questions change. */
export const getTouchedPeople = endpoint({
  method: 'GET',
  path: 'jobs/getTouchedPeople',
  summary:
    "Whom a change of one's own job touches: applicants who wait for a decision, interviews to come, finished interviews.",
  audience: EMPLOYER,
  input: z.object({ jobId }),
  output: z.object({ pending: z.number(), scheduled: z.number(), finished: z.number() }),
  owns: { field: 'jobId', of: 'job' },
});
export type TouchedPeople = z.output<typeof getTouchedPeople.output>;
