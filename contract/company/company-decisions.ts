import { z } from 'zod';
import * as said from '../messages/en/company-rules.ts';
import { EMPLOYER, endpoint, nextPage, paging } from '../shared/endpoint.ts';
import { isoTimestamp, knownId, moment } from '../shared/rules.ts';

/** What a company decided on its applicants. */

export const getCompanyDecisions = endpoint({
  method: 'GET',
  path: 'company/getDecisions',
  summary:
    'The decisions of the company, newest first: who decided what, when, on how many applications of which job, and whether the candidates were told. Applications that were deleted are not counted.',
  audience: EMPLOYER,
  input: z.object({
    ...paging,
    /** Only what this member decided. */
    memberId: knownId(said.memberMissing).optional(),
    /** Only what was decided from this moment on. */
    from: moment.optional(),
  }),
  output: z.object({
    decisions: z.array(
      z.object({
        decisionId: z.string(),
        at: isoTimestamp,
        /** The member, as they were called then, or the program. */
        by: z.string(),
        /** Until then it can be undone, if any of it is still waiting. */
        undoUntil: isoTimestamp,
        parts: z.array(
          z.object({
            /** "40 applications declined." */
            what: z.string(),
            jobId: z.string(),
            role: z.string(),
            applications: z.number(),
            /** Of these so many each. Undone also counts those that a later decision replaced; dropped, those who acted first. */
            waiting: z.number(),
            sent: z.number(),
            undone: z.number(),
            dropped: z.number(),
          }),
        ),
      }),
    ),
    ...nextPage,
  }),
});
