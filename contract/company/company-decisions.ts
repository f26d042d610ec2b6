import { z } from 'zod';
import * as said from '../messages/en/company-rules.ts';
import { EMPLOYER, endpoint, nextPage, paging } from '../shared/endpoint.ts';
import { isoTimestamp, knownId, moment } from '../shared/rules.ts';

/** The decisions that a company made on its applicants. */

export const getCompanyDecisions = endpoint({
  method: 'GET',
  path: 'company/getDecisions',
  summary:
    "List the company's decisions, newest first: who decided what and when, on how many applications for which job, and whether the candidates have been notified. Deleted applications are not counted.",
  audience: EMPLOYER,
  input: z.object({
    ...paging,
    /** Only decisions by this member. */
    memberId: knownId(said.memberMissing).optional(),
    /** Only decisions made from this moment on. */
    from: moment.optional(),
  }),
  output: z.object({
    decisions: z.array(
      z.object({
        decisionId: z.string(),
        at: isoTimestamp,
        /** The member, by their name at the time, or the program. */
        by: z.string(),
        /** The decision can be undone until then, as long as part of it is still pending. */
        undoUntil: isoTimestamp,
        parts: z.array(
          z.object({
            /** "40 applications declined." */
            what: z.string(),
            jobId: z.string(),
            role: z.string(),
            applications: z.number(),
            /**
             * The number of applications in each state. `undone` includes those that a later decision replaced;
             * `dropped` counts the candidates who acted first.
             */
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
