import { CancelDialog } from './cancel-dialog.tsx';
import type { ChangedInterview } from './changed-interview.ts';
import { GiveAgainDialog } from './give-again-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

interface Opened {
  opened: boolean;
  subject: ChangedInterview | null;
  close: () => void;
}

export interface InterviewDialogsProps {
  move: Opened;
  again: Opened;
  cancel: Opened;
  onFailure: (message: string) => void;
}

/** The dialogs of `useInterviewChanges`, in a file that is loaded when one of them is opened. */
export default function InterviewDialogs({ move, again, cancel, onFailure }: InterviewDialogsProps) {
  const dialog = ({ opened, subject, close }: Opened) => ({ opened, subject, onClose: close, onFailure });
  return (
    <>
      <RescheduleDialog {...dialog(move)} />
      <GiveAgainDialog {...dialog(again)} />
      <CancelDialog {...dialog(cancel)} />
    </>
  );
}
