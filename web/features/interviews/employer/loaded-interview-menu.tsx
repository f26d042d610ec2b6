import { useState } from 'react';
import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useDialog } from '#web/features/applications/received/use-dialog.ts';
import { useRefresh } from '#web/api/hooks.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { INTERVIEW_READS, possibleChanges, type ChangedInterview } from './changed-interview.ts';
import { GiveAgainDialog } from './give-again-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/** The menu itself and its dialogs. In a file of its own, because menus are large. */
export default function LoadedInterviewMenu({ subject }: { subject: ChangedInterview }) {
  const move = useDialog<ChangedInterview>();
  const cancel = useDialog<ChangedInterview>();
  const again = useDialog<ChangedInterview>();
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefresh();
  const [now, setNow] = useState(Date.now);
  const can = possibleChanges(subject.interview, now);
  // The interview may have changed meanwhile: once the reason is read, the list shows how it is.
  const acknowledge = () => {
    setFailure(null);
    for (const read of INTERVIEW_READS) void refresh(read);
  };
  return (
    <>
      <Menu position="bottom-end" onOpen={() => setNow(Date.now())}>
        <Menu.Target>
          <Button variant="subtle" size="compact-md" rightSection={<IconChevronDown size={16} aria-hidden />}>
            Change<VisuallyHidden> the interview of {subject.candidateName}</VisuallyHidden>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {can.canMove ? <Menu.Item onClick={() => move.open(subject)}>Move</Menu.Item> : null}
          {can.canExtend ? <Menu.Item onClick={() => move.open(subject)}>Extend</Menu.Item> : null}
          {can.canGiveAgain ? <Menu.Item onClick={() => again.open(subject)}>Give again</Menu.Item> : null}
          {can.canCallOff ? <Menu.Item onClick={() => cancel.open(subject)}>Call off</Menu.Item> : null}
        </Menu.Dropdown>
      </Menu>
      <RescheduleDialog {...dialog(move)} onFailure={setFailure} />
      <GiveAgainDialog {...dialog(again)} onFailure={setFailure} />
      <CancelDialog {...dialog(cancel)} onFailure={setFailure} />
      <ErrorModal message={failure} onClose={acknowledge} />
    </>
  );
}

const dialog = ({ opened, subject, close }: ReturnType<typeof useDialog<ChangedInterview>>) => ({
  opened,
  subject,
  onClose: close,
});
