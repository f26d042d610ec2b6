import { getFeedback } from '#web/api/calls.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { DECISION_READS } from '#web/features/decisions/reads.ts';

/** An application whose interview the employer changes, as every list can name it. */
export interface ChangedInterview {
  applicationId: string;
  candidateName: string;
  role: string;
  interview: NonNullable<ApplicationItem['interview']>;
}

export interface InterviewDialogProps {
  opened: boolean;
  onClose: () => void;
  subject: ChangedInterview | null;
  /** Called with the server's message if it refused. */
  onFailure: (message: string) => void;
}

/** The reads that a change of an interview changes. */
export const INTERVIEW_READS = [...DECISION_READS, getFeedback] as const;

/** What can be done with an interview now. The server decides; this only chooses what is offered. */
export function possibleChanges(
  { openUntil, hasBegun, submittedDate }: ChangedInterview['interview'],
  now: number,
) {
  const isOver = now > Date.parse(openUntil);
  const isSubmitted = submittedDate !== null;
  return {
    canMove: !hasBegun && !isSubmitted,
    canExtend: hasBegun && !isSubmitted,
    canCallOff: !hasBegun && !isSubmitted && !isOver,
    canGiveAgain: isSubmitted || isOver,
  };
}
