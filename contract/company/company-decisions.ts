import { z } from 'zod';
import * as said from '../messages/en/company-rules.ts';
import { EMPLOYER, endpoint, nextPage, paging } from '../shared/endpoint.ts';
import { isoTimestamp, knownId, moment } from '../shared/rules.ts';

/** What a company decided on its applicants. */

export const getCompanyDecisions = endpoint({
  method: 'GET',
  path: 'company/getDecisions',
  summary:
    "List the company's decisions, newest first: who decided what and when, on how many applications for which job, and whether the candidates have been notified. Deleted applications are not counted.",
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
