import { z } from 'zod';
import { EMPLOYER, MEMBER_ROLES, endpoint, nextPage, paging } from './endpoint.ts';
import { criteriaMatches, placeOfApplication } from './job-application.ts';
import { jobId } from './job-steps.ts';
import { SHORT_TEXT_MAX } from './limits.ts';
import { isoTimestamp, text } from './rules.ts';
import { OUTCOMES, STAGES } from './stages.ts';

export const getReviewQueue = endpoint({
  method: 'GET',
  path: 'interview/getReviewQueue',
  summary: 'The applicants of all jobs or of one, by where they stand.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  scope: 'applications:read',
  input: z.object({
    ...paging,
    jobId: jobId.optional(),
    stage: z.enum(STAGES, 'This stage is not known').optional(),
    outcome: z.enum(['open', 'closed', 'all', ...OUTCOMES], 'This outcome is not known').default('open'),
    text: text(SHORT_TEXT_MAX).optional(),
  }),
  output: z.object({
    applications: z.array(
      z.object({
        applicationId: z.string(),
        candidateId: z.string(),
        candidateName: z.string(),
        avatarUrl: z.string().nullable(),
        jobId: z.string(),
        role: z.string(),
        alternateJobId: z.string(),
        ...placeOfApplication,
        appliedDate: isoTimestamp,
        criteriaMatches,
        /** The interview score, 0 to 100. Null until the report is ready, and while the reader must judge first. */
        score: z.number().nullable(),
      }),
    ),
    total: z.number(),
    ...nextPage,
  }),
  owns: { field: 'jobId', of: 'job' },
});
