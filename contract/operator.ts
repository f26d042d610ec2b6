import { z } from 'zod';
import { SIGNED_IN, endpoint, nextPage, paging } from './endpoint.ts';
import { OPERATOR_ACTION_NAMES, OPERATOR_SUBJECTS } from './operator-actions.ts';
import { isoTimestamp } from './rules.ts';

/** The calls of those who run the installation. */
const forOperators = { audience: SIGNED_IN, operatorOnly: true } as const;

export const getOperatorEvents = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getOperatorEvents',
  summary: 'What operators and the command `npm run admin` did, the newest first.',
  input: z.object(paging),
  output: z.object({
    events: z.array(
      z.object({
        eventId: z.string(),
        at: isoTimestamp,
        /** Null for an account that was deleted. */
        actorName: z.string().nullable(),
        isCommand: z.boolean(),
        action: z.enum(OPERATOR_ACTION_NAMES),
        subjectKind: z.enum(OPERATOR_SUBJECTS).nullable(),
        /** Null for what was deleted, and for what has no name. */
        subjectName: z.string().nullable(),
        reason: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});
