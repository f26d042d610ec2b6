import { z } from 'zod';
import * as said from '../messages/en/job-templates.ts';
import { EMPLOYER, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { draftKey, jobId, ofJob } from './job-steps.ts';
import { JOB_TYPES, TEMPLATES_MAX, TEMPLATE_NAME_MAX } from '../shared/limits.ts';
import { isoTimestamp, knownId, text } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';

/** Copies of jobs, and templates: jobs that a company keeps to start new ones from. */

const writes = { method: 'POST', audience: EMPLOYER, scope: 'jobs:write' } as const;
const ofTemplate = { field: 'templateId', of: 'template' } as const;
const templateId = knownId(said.missing);
const templateName = text(
  TEMPLATE_NAME_MAX,
  () => said.nameTooLong({ max: TEMPLATE_NAME_MAX }),
  rules.nameTemplate,
)
  .min(1, { error: rules.nameTemplate })
  .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), { error: said.nameOneLine });
export const templateForm = z.object({ name: templateName });
const draft = z.object({ _id: z.string(), alternateJobId: z.string() });

export const copyJob = endpoint({
  path: 'jobs/copyJob',
  summary:
    'Create a draft with everything in a job except its applications and its unpublished changes. Sending the same draftKey again returns the draft created before.',
  ...writes,
  input: z.object({ jobId, draftKey }),
  output: draft,
  owns: ofJob,
});

export const saveTemplate = endpoint({
  path: 'jobs/saveTemplate',
  summary: 'Save the content of a job as a template. Later changes to the job do not affect it.',
  ...writes,
  refusals: ['template.name-taken', 'template.too-many'],
  input: templateForm.extend({ jobId }),
  output: z.object({ templateId: z.string() }),
  owns: ofJob,
});

export const getTemplates = endpoint({
  method: 'GET',
  path: 'jobs/getTemplates',
  summary: `List the company's templates by name, at most ${TEMPLATES_MAX}.`,
  audience: EMPLOYER,
  scope: 'jobs:read',
  input: noInput,
  output: z.object({
    templates: z.array(
      z.object({
        templateId: z.string(),
        name: z.string(),
        role: z.string(),
        type: z.enum(JOB_TYPES),
        savedDate: isoTimestamp,
        /** The member who saved it. Null after the account was deleted, and for a program. */
        savedBy: z.string().nullable(),
      }),
    ),
  }),
});

export const renameTemplate = endpoint({
  path: 'jobs/renameTemplate',
  summary: 'Rename a template.',
  ...writes,
  refusals: ['template.name-taken'],
  input: templateForm.extend({ templateId }),
  output: nothing,
  owns: ofTemplate,
});

export const deleteTemplate = endpoint({
  path: 'jobs/deleteTemplate',
  summary: 'Delete a template permanently. Jobs started from it stay.',
  ...writes,
  input: z.object({ templateId }),
  output: nothing,
  owns: ofTemplate,
});

export const startFromTemplate = endpoint({
  path: 'jobs/startFromTemplate',
  summary:
    'Create a draft with everything in a template. Sending the same draftKey again returns the draft created before.',
  ...writes,
  input: z.object({ templateId, draftKey }),
  output: draft,
  owns: ofTemplate,
});
