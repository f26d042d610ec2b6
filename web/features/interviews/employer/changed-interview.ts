import { getFeedback } from '#web/api/calls.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { DECISION_READS } from '#web/features/decisions/reads.ts';
import type { MenuEntry } from '#web/ui/row-menu.tsx';

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

/** What can be done with the interview of a row. */
export const entriesOf = (
  row: Parameters<typeof changedInterviewOf>[0],
  changes: { entriesFor: (subject: ChangedInterview) => readonly MenuEntry[] },
): readonly MenuEntry[] => {
  const subject = changedInterviewOf(row);
  return subject ? changes.entriesFor(subject) : [];
};

/** A row of a list as the dialogs name it; null without an interview. */
const changedInterviewOf = (row: {
  applicationId: string;
  candidateName: string;
  role: string;
  interview: ChangedInterview['interview'] | null;
}): ChangedInterview | null =>
  row.interview && {
    applicationId: row.applicationId,
    candidateName: row.candidateName,
    role: row.role,
    interview: row.interview,
  };
