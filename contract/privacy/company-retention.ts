import { z } from 'zod';
import * as said from '../messages/en/privacy.ts';
import { EMPLOYER, OWNER_ALONE, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { RETENTION, type RetentionBounds } from './retention.ts';
import { wholeNumber } from '../shared/rules.ts';

const days = ({ least, most }: RetentionBounds) =>
  wholeNumber(least, most, () => said.wholeDays({ least, most }));

export const retentionForm = z
  .object({
    filmDays: days(RETENTION.filmDays),
    reportDays: days(RETENTION.reportDays),
    endedDays: days(RETENTION.endedDays),
  })
  .refine(({ filmDays, reportDays }) => filmDays <= reportDays, {
    path: ['filmDays'],
    error: said.filmBeforeReport,
  });

export const retentionDays = z.object({
  filmDays: z.number(),
  reportDays: z.number(),
  endedDays: z.number(),
  /** Set where the law of a place requires all of it to be kept for at least this many days. */
  atLeast: z.object({ days: z.number(), reason: z.string() }).optional(),
});

export const getRetention = endpoint({
  method: 'GET',
  path: 'company/getRetention',
  summary:
    'Get how many days the company keeps video and sound, reports, and applications that ended, and the minimum where the law of a place with a job of the company sets one.',
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: noInput,
  output: retentionDays,
});

export const saveRetention = endpoint({
  method: 'POST',
  path: 'company/saveRetention',
  summary:
    'Set how many days the company keeps video and sound, reports, and applications that ended. Anything older is deleted the following night. Candidates see these periods before they agree to an interview. Refused if the law of a place where the company has a job requires longer.',
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: retentionForm,
  output: nothing,
});
