import type { getReviewQueue } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import type { DecidedPerson } from '#web/features/decisions/decide-dialog.tsx';

/** An application as every view of Hiring has it. */
export type Applicant = OutputOf<typeof getReviewQueue>['applications'][number];

export const applicationsOf = ({ applications }: OutputOf<typeof getReviewQueue>) => applications;

export const idOf = ({ applicationId }: Applicant): string => applicationId;

export const personOf = ({ applicationId, candidateName: name, stage }: Applicant): DecidedPerson => ({
  applicationId,
  name,
  stage,
});

/** The best scores first. Applicants without a score come last, in order of application. */
export const bestFirst = (rows: readonly Applicant[]): Applicant[] =>
  rows.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1));
