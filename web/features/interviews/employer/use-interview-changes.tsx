import { troublePath } from '#contract/paths.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDialog } from '#web/features/applications/received/use-dialog.ts';
import { useRefresh } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import type { MenuEntry } from '#web/ui/row-menu.tsx';
import { INTERVIEW_READS, possibleChanges, type ChangedInterview } from './changed-interview.ts';

const InterviewDialogs = lazy(() => import('./interview-dialogs.tsx'));

export interface InterviewChanges {
  /** What the member can do with the interview of a row. Nothing for a reviewer. */
  entriesFor: (subject: ChangedInterview) => readonly MenuEntry[];
  dialogs: ReactNode;
}

/** What employers do with interviews: move, extend, call off, give again. One set of dialogs serves a whole list. */
export function useInterviewChanges(): InterviewChanges {
  const move = useDialog<ChangedInterview>();
  const cancel = useDialog<ChangedInterview>();
  const again = useDialog<ChangedInterview>();
  const [isWanted, setIsWanted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefresh();
  const decides = useDecides();
  // The server decides by its own clock, so the time at which the list appeared is good enough.
  const [now] = useState(Date.now);
  // The interview may have changed meanwhile: once the reason is read, the list shows how it is.
  const acknowledge = () => {
    setFailure(null);
    void refresh(...INTERVIEW_READS);
  };
  const open = (dialog: typeof move, subject: ChangedInterview) => () => {
    setIsWanted(true);
    dialog.open(subject);
  };
  return {
    entriesFor: (subject) => {
      if (!decides) return [];
      const can = possibleChanges(subject.interview, now);
      return [
        ...(subject.interview.troubleWaits
          ? [{ label: 'See what went wrong', to: troublePath(subject.applicationId) }]
          : []),
        ...(can.canMove ? [{ label: 'Move the interview', onSelect: open(move, subject) }] : []),
        ...(can.canExtend ? [{ label: 'Extend the interview', onSelect: open(move, subject) }] : []),
        ...(can.canGiveAgain ? [{ label: 'Give the interview again', onSelect: open(again, subject) }] : []),
        ...(can.canCallOff
          ? [{ label: 'Call off the interview', danger: true, onSelect: open(cancel, subject) }]
          : []),
      ];
    },
    dialogs: (
      <>
        {isWanted ? (
          <Suspense fallback={null}>
            <InterviewDialogs move={move} again={again} cancel={cancel} onFailure={setFailure} />
          </Suspense>
        ) : null}
        <ErrorModal message={failure} onClose={acknowledge} />
      </>
    ),
  };
}
