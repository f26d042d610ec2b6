import { z } from 'zod';
import * as said from '../messages/en/job-rules.ts';
import {
  CANDIDATE,
  EMPLOYER,
  EVERYONE,
  SIGNED_IN,
  endpoint,
  nextPage,
  nothing,
  paging,
} from '../shared/endpoint.ts';
import { job, jobCard } from './job.ts';
import { WORK_PLACES } from './job-filters.ts';
import { jobId, ofJob, ofRefJob, readJobVersion } from './job-steps.ts';
import { ID_MAX, JOB_TYPES, PAY_MAX, POSTED_WITHIN_DAYS_MAX } from '../shared/limits.ts';
import type { RefusalCode } from '../shared/refusals.ts';
import { designationPart, shortJobId, text, untrimmedText, uuid } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';

/** The endpoints of jobs, apart from the steps of the wizard. */

const wholeNumber = (name: string, max: number) =>
  z.coerce
    .number({ error: () => said.notANumber({ name }) })
    .int({ error: () => said.notWhole({ name }) })
    .min(1, { error: () => said.tooSmall({ name }) })
    .max(max, { error: () => said.tooLarge({ name, max }) });
export const jobSearch = {
  designation: designationPart.optional(),
  /** Fully remote jobs are found in every state. */
  stateId: text(ID_MAX).optional(),
  workPlace: z.enum(WORK_PLACES, { error: said.workPlace }).optional(),
  jobType: z.enum(JOB_TYPES, { error: said.jobTypeMissing }).optional(),
  sectorId: uuid(rules.selectIndustry).optional(),
  postedWithinDays: wholeNumber('postedWithinDays', POSTED_WITHIN_DAYS_MAX).optional(),
  /** An amount per year, in the currency of the job's company. A job with a range is found by its upper end. */
  payFrom: wholeNumber('payFrom', PAY_MAX).optional(),
};
const jobPage = z.object({
  jobs: z.array(job),
  total: z.number(),
  totalAtLeast: z.boolean().optional(),
  /**
   * How the designation was matched: as text, as words in any order, or by similarity if no open job has the text or the
   * words.
   */
  match: z.enum(['text', 'words', 'similar']).optional(),
  ...nextPage,
});

const postedStatus = z.enum(['all', 'open', 'closed'], { error: said.status }).default('all');
/** The counts for the filter: the employer's own jobs of each kind. */
const jobCounts = z.object({ all: z.number(), open: z.number(), closed: z.number() });

export const getPostedJobs = endpoint({
  method: 'GET',
  path: 'jobs/getPostedJobs',
  scope: 'jobs:read',
  summary:
    'As a candidate, list the open jobs. As an employer, list your jobs, without drafts and deleted ones.',
  audience: SIGNED_IN,
  input: z.object({
    ...paging,
    role: text(100).optional(),
    ...jobSearch,
    status: postedStatus,
  }),
  output: jobPage.extend({ counts: jobCounts.optional() }),
});

export const getJobCards = endpoint({
  method: 'GET',
  path: 'jobs/getJobCards',
  summary:
    'List the same jobs as getPostedJobs or, for candidates, getSavedJobs, with only what a list shows of each.',
  audience: SIGNED_IN,
  scope: 'jobs:read',
  input: z.object({
    ...paging,
    ...jobSearch,
    list: z.enum(['posted', 'saved'], { error: said.list }).default('posted'),
    status: postedStatus,
  }),
  output: jobPage.extend({ jobs: z.array(jobCard), counts: jobCounts.optional() }),
});

export const getPublicJobs = endpoint({
  method: 'GET',
  path: 'jobs/getPublicJobs',
  summary: 'List the open jobs as anyone can see them: what candidates see, without questions.',
  audience: EVERYONE,
  input: z.object({ ...paging, ...jobSearch }),
  output: jobPage,
  taggedForVisitors: true,
});

export const getPublicJob = endpoint({
  method: 'GET',
  path: 'jobs/getPublicJob',
  summary:
    'Get the job behind a shared link by its Job ID. Anyone can see an open job. Its employer, and candidates who applied to it or saved it, can see it in any state.',
  audience: EVERYONE,
  input: z.object({ alternateJobId: shortJobId }),
  output: job,
});

export const suggestDesignations = endpoint({
  method: 'GET',
  path: 'jobs/suggestDesignations',
  summary:
    'Suggest up to eight designations of open jobs that contain this text, each with its number of jobs.',
  audience: EVERYONE,
  input: z.object({ ...jobSearch }),
  output: z.array(z.object({ name: z.string(), jobs: z.number() })),
});

interface Documented {
  path: string;
  summary: string;
}

const keeping = ({ path, summary }: Documented) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    audience: CANDIDATE,
    input: z.object({ jobId }),
    output: nothing,
  });
export const saveJob = keeping({
  path: 'jobs/saveJob',
  summary: 'Save a job to your list. Safe to repeat.',
});
export const unsaveJob = keeping({
  path: 'jobs/unsaveJob',
  summary: 'Remove a job from your saved jobs. Safe to repeat.',
});

export const getSavedJobs = endpoint({
  method: 'GET',
  path: 'jobs/getSavedJobs',
  summary: 'List your saved jobs, most recently saved first. The status shows which are no longer open.',
  audience: CANDIDATE,
  input: z.object({ ...paging, ...jobSearch }),
  output: jobPage,
});

const list = ({ path, summary }: Documented) =>
  endpoint({
    method: 'GET',
    path,
    scope: 'jobs:read',
    summary,
    audience: EMPLOYER,
    input: z.object(paging),
    output: z.array(job),
    pagedByLink: true,
  });
export const draftedJobs = list({ path: 'jobs/draftedJobs', summary: 'List your drafts, newest first.' });
export const deletedJobs = list({
  path: 'jobs/deletedJobs',
  summary: 'List your deleted jobs, newest first.',
});

export const getJobById = endpoint({
  method: 'GET',
  path: 'jobs/getJobById',
  scope: 'jobs:read',
  summary: 'Get one job, as far as you are allowed to see it.',
  audience: SIGNED_IN,
  input: z.object({ jobId }),
  output: job,
  owns: ofJob,
});

export const getCreateJobPreview = endpoint({
  method: 'GET',
  path: 'jobs/getCreateJobPreview',
  scope: 'jobs:read',
  summary: 'Preview your job with everything entered, including unpublished changes.',
  audience: EMPLOYER,
  input: z.object({ refJobId: jobId }),
  output: job,
  owns: ofRefJob,
});

export const getUploadedVideo = endpoint({
  method: 'GET',
  path: 'jobs/getUploadedVideo/:name',
  scope: 'jobs:read',
  summary: 'Get a link to a personal message, by the name in uploadedData.',
  audience: SIGNED_IN,
  input: z.object({ name: untrimmedText(200, refusals.notFound) }),
  output: z.string(),
  owns: { field: 'name', of: 'jobVideo' },
});

const changes = { method: 'POST', scope: 'jobs:write', audience: EMPLOYER } as const;
const changeByRef = (documented: Documented & { refusals: readonly RefusalCode[] }) =>
  endpoint({
    ...changes,
    ...documented,
    input: z.object({ refJobId: jobId }),
    output: nothing,
    owns: ofRefJob,
  });
const changeById = (documented: Documented) =>
  endpoint({ ...changes, ...documented, input: z.object({ jobId }), output: nothing, owns: ofJob });
export const repostJob = changeByRef({
  path: 'jobs/repostJob',
  summary: 'Reopen a closed or deleted job. A draft that was never posted is restored instead.',
  refusals: [
    'job.not-published',
    'job.never-posted',
    'job.incomplete',
    'job.taken-down',
    'company.taken-down',
  ],
});
export const closeJob = changeByRef({
  path: 'jobs/closeJob',
  summary: 'Close an open job. People can no longer apply.',
  refusals: ['job.deleted', 'job.not-published'],
});
export const deleteJob = changeById({
  path: 'jobs/deleteJob',
  summary: 'Move a job to the deleted list.',
});
export const restoreJob = changeById({
  path: 'jobs/restoreJob',
  summary: 'Restore a deleted job to its previous state.',
});
export const saveAsDraft = changeByRef({
  path: 'jobs/saveAsDraft',
  summary: 'Save the job as a draft.',
  refusals: ['job.deleted', 'job.already-published'],
});

export const publishJob = endpoint({
  ...changes,
  path: 'jobs/publishJob',
  summary:
    'Publish a complete job or, with isUpdate YES, apply the changes to a posted job, which the submit calls hold back until then. With `version`, the call is refused if someone has changed them since.',
  refusals: [
    'job.taken-down',
    'company.taken-down',
    'job.deleted',
    'job.closed',
    'job.incomplete',
    'job.changed-meanwhile',
  ],
  input: z.object({
    jobId,
    isUpdate: z.enum(['YES', 'NO'], { error: said.isUpdate }).default('NO'),
    version: readJobVersion,
  }),
  output: z.null().or(z.object({ missingStep: z.string() })),
  owns: ofJob,
});

export const discardChanges = endpoint({
  ...changes,
  path: 'jobs/discardChanges',
  summary:
    'Discard the unpublished changes to a posted job. With `version`, the call is refused if someone has changed them since. Safe to repeat.',
  refusals: ['job.changed-meanwhile'],
  input: z.object({ jobId, version: readJobVersion }),
  output: nothing,
  owns: ofJob,
});

/** Called before a job is closed or deleted, or before its questions change. */
export const getTouchedPeople = endpoint({
  method: 'GET',
  path: 'jobs/getTouchedPeople',
  scope: 'jobs:read',
  summary:
    'Get who is affected by a change to your job: pending applicants, upcoming interviews, completed interviews, and how many of the completed ones are undecided.',
  audience: EMPLOYER,
  input: z.object({ jobId }),
  output: z.object({
    pending: z.number(),
    scheduled: z.number(),
    finished: z.number(),
    undecided: z.number(),
  }),
  owns: ofJob,
});
export type TouchedPeople = z.output<typeof getTouchedPeople.output>;
