import { getFeedback } from '#web/api/calls.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { DECISION_READS } from '#web/features/decisions/reads.ts';

/** An application whose interview the employer changes, in the form every list can provide. */
export interface ChangedInterview {
  applicationId: string;
  candidateName: string;
  role: string;
  interview: NonNullable<ApplicationItem['interview']>;
}

export type ChangeKind = 'move' | 'extend' | 'again' | 'cancel';

/** A row of a list, with or without an interview. */
export type RowWithInterview = Omit<ChangedInterview, 'interview'> & {
  interview: ChangedInterview['interview'] | null;
};

/** The reads that are affected by a change to an interview. */
export const INTERVIEW_READS = [...DECISION_READS, getFeedback] as const;

/** The changes possible for an interview now. The server decides; this only chooses what to offer. */
export function possibleChanges(
  { openUntil, hasBegun, submittedDate }: ChangedInterview['interview'],
  now: number,
): ChangeKind[] {
  const isOver = now > Date.parse(openUntil);
  const isSubmitted = submittedDate !== null;
  const isWaiting = !hasBegun && !isSubmitted;
  return [
    ...(isWaiting ? (['move'] as const) : []),
    ...(hasBegun && !isSubmitted ? (['extend'] as const) : []),
    ...(isSubmitted || isOver ? (['again'] as const) : []),
    ...(isWaiting && !isOver ? (['cancel'] as const) : []),
  ];
}
