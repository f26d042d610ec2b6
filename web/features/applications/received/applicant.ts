import type { getApplicationByJobId } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type Applicant = OutputOf<typeof getApplicationByJobId>[number];
