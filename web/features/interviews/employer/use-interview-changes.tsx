import * as said from '#contract/messages/en/employer-interviews.ts';
import { requestsPath } from '#contract/shared/paths.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDialog } from '#web/features/applications/received/use-dialog.ts';
import { useRefresh } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import type { MenuEntry } from '#web/ui/row-menu.tsx';
import {
  INTERVIEW_READS,
  possibleChanges,
  type ChangeKind,
  type ChangedInterview,
  type RowWithInterview,
} from './changed-interview.ts';

const InterviewDialog = lazy(() => import('./interview-dialog.tsx'));

export interface InterviewChanges {
  /** What the member can do with the interview of a row. Nothing for a reviewer. */
  entriesFor: (row: RowWithInterview) => readonly MenuEntry[];
  dialogs: ReactNode;
}

const LABELS = {
  move: said.moveInterview,
  extend: said.extendInterview,
  again: said.giveAgain,
  cancel: said.cancelInterview,
} as const satisfies Record<ChangeKind, unknown>;

/** The employer's actions on interviews: move, extend, cancel, repeat. One dialog serves a whole list. */
export function useInterviewChanges(): InterviewChanges {
  const dialog = useDialog<{ kind: ChangeKind; subject: ChangedInterview }>();
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefresh();
  const decides = useDecides();
  // The server decides by its own clock, so the time at which the list appeared is accurate enough.
  const [now] = useState(Date.now);
  // The interview may have changed in the meantime. Once the reason is read, the list shows the current state.
  const acknowledge = () => {
    setFailure(null);
    void refresh(...INTERVIEW_READS);
  };
  return {
    entriesFor: ({ applicationId, candidateName, role, interview }) => {
      if (!decides || interview === null) return [];
      const subject = { applicationId, candidateName, role, interview };
      return [
        ...(interview.problemWaits
          ? [{ label: said.seeWhatWentWrong(), to: requestsPath(applicationId) }]
          : []),
        ...possibleChanges(interview, now).map((kind) => ({
          label: LABELS[kind](),
          danger: kind === 'cancel',
          onSelect: () => dialog.open({ kind, subject }),
        })),
      ];
    },
    dialogs: (
      <>
        {dialog.subject ? (
          <Suspense fallback={null}>
            <InterviewDialog
              {...dialog.subject}
              opened={dialog.opened}
              onClose={dialog.close}
              onFailure={setFailure}
            />
          </Suspense>
        ) : null}
        <ErrorModal message={failure} onClose={acknowledge} />
      </>
    ),
  };
}
