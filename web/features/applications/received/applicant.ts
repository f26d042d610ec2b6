import type { getApplicationByJobId } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

/** A row of the list of a job's applicants. */
export type Applicant = OutputOf<typeof getApplicationByJobId>[number];
